"""The unit: keys, screens, texts and sounds. Knows nothing of hardware."""
