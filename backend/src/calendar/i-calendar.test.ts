import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { calendarMessage, iCalendar, type TimedEvent } from './i-calendar.ts';

const now = new Date('2026-11-21T02:00:00Z');
const event: TimedEvent = {
  uid: 'open-1@verandah.example',
  sequence: 2,
  startAt: new Date('2026-11-27T23:00:00Z'),
  endAt: new Date('2026-11-27T23:30:00Z'),
  timeZone: 'Australia/Melbourne',
  summary: 'Open home: 12A/3–5 Bridge Road',
  description: 'Backslash \\, comma, semicolon; and\ntwo lines',
  location: '12A/3–5 Bridge Road, Richmond VIC 3121',
  url: 'https://verandah.example/listings/1',
};

/** Reads the calendar with another library. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}

describe('iCalendar', () => {
  it('is read back unchanged by another library', () => {
    const [one] = read(iCalendar('Open homes', [event], now));
    expect(one).toMatchObject({
      uid: event.uid,
      sequence: 2,
      summary: event.summary,
      description: event.description,
      location: event.location,
    });
    expect(one?.startDate.toJSDate()).toEqual(event.startAt);
    expect(one?.endDate.toJSDate()).toEqual(event.endAt);
    expect(one?.startDate.zone.tzid).toBe('Australia/Melbourne');
  });

  it.each([
    ['Australia/Sydney', '2026-10-04T16:00:00Z', '2026-10-05T03:00:00'],
    ['Australia/Sydney', '2026-10-03T23:00:00Z', '2026-10-04T10:00:00'],
    ['Australia/Brisbane', '2026-10-03T23:00:00Z', '2026-10-04T09:00:00'],
    ['Australia/Broken_Hill', '2026-11-27T23:00:00Z', '2026-11-28T09:30:00'],
    ['Australia/Lord_Howe', '2026-11-27T23:00:00Z', '2026-11-28T10:00:00'],
    ['Australia/Darwin', '2026-11-27T23:00:00Z', '2026-11-28T08:30:00'],
  ])('uses the local time of %s, also on days when the clock changes', (timeZone, at, wall) => {
    const startAt = new Date(at);
    const endAt = new Date(startAt.getTime() + 1_800_000);
    const [one] = read(iCalendar('Open homes', [{ ...event, timeZone, startAt, endAt }], now));
    expect(one?.startDate.toString()).toBe(wall);
    expect(one?.startDate.toJSDate()).toEqual(startAt);
  });

  it('folds at 75 octets, ends lines with CRLF and defines each time zone once', () => {
    const text = iCalendar('Open homes', [event, { ...event, uid: '2', summary: '👩‍👩‍👧ü'.repeat(60) }], now);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    expect(read(text)[1]?.summary).toBe('👩‍👩‍👧ü'.repeat(60));
  });

  it('escapes any text, so it cannot add a line', () => {
    const words = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(words, words, (summary, location) => {
        const found = read(iCalendar('Open homes', [{ ...event, summary: `${summary}\r\nEND:VEVENT`, location }], now));
        expect(found).toHaveLength(1);
        expect(found[0]?.summary).toBe(`${summary.replaceAll(/\r\n?/g, '\n')}\nEND:VEVENT`);
      }),
    );
  });
});

describe('calendarMessage', () => {
  const organizer = { name: 'Verandah', email: 'no-reply@verandah.example' };

  it.each(['REQUEST', 'CANCEL'] as const)('%s names organizer and attendee, and asks for no reply', (method) => {
    const text = calendarMessage({ method, event, organizer, attendee: 'mia@example.com' }, now);
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('method')).toBe(method);
    const one = calendar.getFirstSubcomponent('vevent');
    expect(one?.getFirstPropertyValue('uid')).toBe(event.uid);
    expect(one?.getFirstPropertyValue('sequence')).toBe(2);
    expect(one?.getFirstPropertyValue('status')).toBe(method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED');
    expect(one?.getFirstPropertyValue('organizer')).toBe('mailto:no-reply@verandah.example');
    const attendee = one?.getFirstProperty('attendee');
    expect([attendee?.getFirstValue(), attendee?.getParameter('rsvp')]).toEqual(['MAILTO:mia@example.com', 'FALSE']);
  });
});
