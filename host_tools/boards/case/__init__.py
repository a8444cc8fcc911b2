"""`make case`: a case to print for a board, as an OpenSCAD source, STL files and a picture."""
