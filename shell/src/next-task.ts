/**
 * Ends the current task and continues in another, so that the browser can paint and respond to inputs between the two.
 * @see https://web.dev/articles/optimize-long-tasks
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
