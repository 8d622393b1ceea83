// ObjectiveC
