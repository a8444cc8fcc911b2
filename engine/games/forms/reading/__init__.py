"""What is read of a form: its data, checked, become the plain structure of `form.py`."""
