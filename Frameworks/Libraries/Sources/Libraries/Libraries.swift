// Empty: the package exists only for its dependencies.
