const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a local date for a table, as the screens do: `2026-11-21` → `21 Nov 2026`. */
export const shortDate = (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
