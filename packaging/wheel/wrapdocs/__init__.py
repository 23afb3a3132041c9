"""wrapdocs for Python projects: it brings Node.js, and installs its JavaScript at first use."""
