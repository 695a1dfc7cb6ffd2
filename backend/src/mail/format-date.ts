const format = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Formats a local date such as `2026-11-25`: `Wednesday 25 November 2026`. */
export function formatDate(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}
