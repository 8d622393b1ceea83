// SampleScenes
