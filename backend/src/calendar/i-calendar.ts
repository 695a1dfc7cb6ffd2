import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block } from 'timezones-ical-library';

export type CalendarEvent = {
  /** The id of the event, which never changes. */
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
  return ical({
    prodId: '//Verandah//Open homes//EN',
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes this property, but not its `name`.
    x: { 'X-WR-CALNAME': name },
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
    events: events.map((event) => eventData(event, now)),
  }).toString();
}

function eventData({ uid, startAt, endAt, timeZone, ...event }: CalendarEvent, now: Date): ICalEventData {
  return {
    ...event,
    id: uid,
    stamp: now,
    // The library writes the local time of a Temporal date in the event's time zone, and the server's of a `Date`.
    start: Temporal.Instant.fromEpochMilliseconds(startAt.getTime()),
    end: Temporal.Instant.fromEpochMilliseconds(endAt.getTime()),
    timezone: timeZone,
    status: ICalEventStatus.CONFIRMED,
  };
}
