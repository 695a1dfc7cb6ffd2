/** Returns a greeting such as `Good morning, Olivia`, by the hour in the browser's time zone. */
export function greeting(now: Date, firstName: string): string {
  const hour = now.getHours();
  const partOfDay = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return `Good ${partOfDay}, ${firstName}`;
}

/** Returns a sentence such as "10 properties, and 3 things need your attention." */
export function overviewSummary(propertyCount: number, taskCount: number): string {
  const properties = propertyCount === 1 ? '1 property' : `${propertyCount} properties`;
  if (taskCount === 0) return `${properties}, and you’re all caught up.`;
  return `${properties}, and ${taskCount === 1 ? '1 thing needs' : `${taskCount} things need`} your attention.`;
}
