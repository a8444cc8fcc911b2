"""The program, to be frozen into MicroPython; a board's own manifest adds its wiring."""

package("engine", base_path="..", opt=2)
package("firmware", base_path="..", opt=2)
module("main.py", base_path=".", opt=2)
