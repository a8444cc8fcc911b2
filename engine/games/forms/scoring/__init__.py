"""What is worked out of a form: points, what is carried on, who comes back, who has won."""
