import { tzlib_get_ical_block } from 'timezones-ical-library';

export type CalendarEvent = {
  /** Stays the same for the event's lifetime. */
  uid: string;
  /** Grows with every change, so calendars replace the event. */
  sequence: number;
  startAt: Date;
  endAt: Date;
  timeZone: string;
  summary: string;
  description: string;
  location: string;
  url: string;
};

/** Renders events in the format of RFC 5545, in local time with the definition of each time zone. */
export function iCalendar(name: string, events: readonly CalendarEvent[], now: Date): string {
  const zones = [...new Set(events.map(({ timeZone }) => timeZone))];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Verandah//Open homes//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...zones.flatMap(zoneLines),
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  const { timeZone } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${localTime(now, 'UTC')}Z`,
    `DTSTART;TZID=${timeZone}:${localTime(event.startAt, timeZone)}`,
    `DTEND;TZID=${timeZone}:${localTime(event.endAt, timeZone)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ];
}

/**
 * The time zone's daylight saving rules. Properties only have Australian time zones, so an unknown one is a programming
 * error.
 */
function zoneLines(timeZone: string): string[] {
  const [block] = tzlib_get_ical_block(timeZone);
  if (!block) throw new Error(`There is no time zone ${timeZone}.`);
  return block.split('\r\n');
}

/** `20261128T100000`, the local time in the time zone. */
function localTime(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);
  return parts.replaceAll(/[-:]/g, '').replace(' ', 'T');
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n?|\n|\u2028|\u2029/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** Folds lines at 75 octets without splitting a character. */
function foldLine(line: string): string {
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
