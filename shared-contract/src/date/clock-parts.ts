/** Formatters by time zone. They are cached, because creating one takes longer than formatting a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the local date and time at an instant in `timeZone` (IANA). Each part is a text of digits: a four-digit
 * `year`, and two-digit `month`, `day`, `hour` (00–23), `minute` and `second`.
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
