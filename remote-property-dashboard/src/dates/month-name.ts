const format = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats a month such as `2026-07`: `July 2026`. */
export const monthName = (month: string): string => format.format(new Date(`${month}-01T00:00:00Z`));
