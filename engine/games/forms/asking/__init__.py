"""What is asked of a form: its fields as declared fields of events, and what refuses an answer."""
