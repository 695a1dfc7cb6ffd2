/** Returns a time as text in the time zone of this machine; empty for an invalid one. */
export function moment(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime())
    ? ''
    : date.toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'long', hourCycle: 'h23' });
}
