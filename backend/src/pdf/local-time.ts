/** Returns a function that formats instants in a time zone (IANA): `23 November 2026 at 2:05:07 pm AEDT`. */
export function localTimeFormat(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'long', timeZone });
  return (at) => format.format(at).replaceAll('\u202f', ' ');
}
