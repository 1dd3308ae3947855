"""`courtier deploy`: puts the firmware and the libraries it needs on a board's CIRCUITPY drive.

An interruption must leave nothing that runs half: code.py is taken away before anything else
changes and comes back last. Running the command again then finds what differs and finishes.
"""


class DeployError(Exception):
    """The reason why deploying stopped, in words for the user."""
