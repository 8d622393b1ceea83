// Nothing of its own: the package's products are its dependencies.
