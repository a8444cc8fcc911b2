"""The box when no one presses: standby, dimming, sleep."""
