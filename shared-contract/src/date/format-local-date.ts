const dateOnly = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a local date: `2026-11-21` → `21 Nov 2026`. Independent of time zones. */
export function formatLocalDate(date: string): string {
  return dateOnly.format(new Date(`${date}T00:00:00Z`));
}
