const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the local date and time in `timeZone` (IANA) at an instant, as digits by part: `year` of four, `month`,
 * `day`, `hour` (00–23), `minute` and `second` of two.
 * @throws RangeError for an unknown time zone
 */
export function clockParts(at: Date | number, timeZone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-AU', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(timeZone, format);
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}
