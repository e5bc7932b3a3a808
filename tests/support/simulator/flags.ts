// How Node runs the stories: they make much short-lived garbage, and a large nursery makes collecting it cheap.
export const simulatorFlags: readonly string[] = ['--min-semi-space-size=128', '--max-semi-space-size=128'];
