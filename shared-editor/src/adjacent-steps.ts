/** Returns a step of an editor with its neighbours. */
export function adjacentSteps<Step extends { name: string }>(
  steps: readonly Step[],
  name: Step['name'],
): { step: Step | undefined; before: Step | undefined; after: Step | undefined } {
  const position = steps.findIndex((step) => step.name === name);
  return { step: steps[position], before: steps[position - 1], after: steps[position + 1] };
}
