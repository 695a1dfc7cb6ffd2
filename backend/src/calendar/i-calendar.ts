import { tzlib_get_ical_block } from 'timezones-ical-library';

export type CalendarEvent = {
  /** The same for the same event for ever. */
  uid: string;
  /** Grows with every change, so that calendars take the newer one. */
  sequence: number;
  startAt: Date;
  endAt: Date;
  timeZone: string;
  summary: string;
  description: string;
  location: string;
  url: string;
};

/** Events as RFC 5545 has them: on the clocks of their own zones, which come along. */
export function iCalendar(name: string, events: readonly CalendarEvent[], now: Date): string {
  const zones = [...new Set(events.map(({ timeZone }) => timeZone))];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Verandah//Open homes//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...zones.flatMap(zoneLines),
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  const { timeZone } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${wallClock(now, 'UTC')}Z`,
    `DTSTART;TZID=${timeZone}:${wallClock(event.startAt, timeZone)}`,
    `DTEND;TZID=${timeZone}:${wallClock(event.endAt, timeZone)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    `URL:${event.url}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ];
}

/** Its rules of daylight saving. A zone that nobody knows is an error of ours: properties have those of Australia. */
function zoneLines(timeZone: string): string[] {
  const [block] = tzlib_get_ical_block(timeZone);
  if (!block) throw new Error(`There is no time zone ${timeZone}.`);
  return block.split('\r\n');
}

/** `20261128T100000`, as the clocks there show it. */
function wallClock(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);
  return parts.replaceAll(/[-:]/g, '').replace(' ', 'T');
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n?|\n|\u2028|\u2029/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** No line is longer than 75 octets, and no character is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
