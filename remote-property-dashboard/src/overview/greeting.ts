/** The owner's own clock decides. */
export function greeting(now: Date, firstName: string): string {
  const hour = now.getHours();
  const partOfDay = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return `Good ${partOfDay}, ${firstName}`;
}

/** "10 properties. 3 things need your attention." */
export function standing(propertyCount: number, taskCount: number): string {
  const properties = propertyCount === 1 ? '1 property' : `${propertyCount} properties`;
  if (taskCount === 0) return `${properties}, and everything is in order.`;
  return `${properties}, and ${taskCount === 1 ? '1 thing needs' : `${taskCount} things need`} your attention.`;
}
