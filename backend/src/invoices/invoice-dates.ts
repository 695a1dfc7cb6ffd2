const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a local date, `2026-11-23`, as `23 November 2026`. */
export const formatInvoiceDate = (date: string) => format.format(new Date(`${date}T00:00:00Z`));
