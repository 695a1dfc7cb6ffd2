import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block } from 'timezones-ical-library';

type EventText = {
  /** The id of the event, which never changes. */
  uid: string;
  /** Increases with every change, so that calendar apps replace their copy of the event. */
  sequence: number;
  summary: string;
  description: string;
  location: string;
  url: string;
};
export type TimedEvent = EventText & { startAt: Date; endAt: Date; timeZone: string };
/** An event with times, or one that takes a whole local date. */
export type CalendarEvent = TimedEvent | (EventText & { date: string });

/** Renders events as a calendar file (RFC 5545). Times are local, and the file defines their time zones. */
export function iCalendar(name: string, events: readonly CalendarEvent[], now: Date): string {
  return ical({
    ...calendarSettings,
    method: ICalCalendarMethod.PUBLISH,
    // Sets the calendar's name as a property, because the library does not escape its option `name`.
    x: { 'X-WR-CALNAME': name },
    events: events.map((event) => eventData(event, now)),
  }).toString();
}

const calendarSettings = {
  prodId: '//Verandah//Open homes//EN',
  timezone: { name: null, generator: (zone: string) => tzlib_get_ical_block(zone)[0] ?? null },
};

type CalendarMessage = {
  method: 'REQUEST' | 'CANCEL';
  event: TimedEvent;
  organizer: { name: string; email: string };
  /** The email address of the person who comes. */
  attendee: string;
};

/**
 * Renders a message for the calendar of one attendee (RFC 5546): REQUEST adds or changes an event, CANCEL removes the
 * one with the same uid. Both need a higher sequence than the last message. The attendee is not asked to reply.
 */
export function calendarMessage({ method, event, organizer, attendee }: CalendarMessage, now: Date): string {
  const isCancelled = method === 'CANCEL';
  const { ACCEPTED, DECLINED } = ICalAttendeeStatus;
  const data: ICalEventData = {
    ...eventData(event, now),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer,
    attendees: [
      { email: attendee, rsvp: false, role: ICalAttendeeRole.REQ, status: isCancelled ? DECLINED : ACCEPTED },
    ],
  };
  return ical({ ...calendarSettings, method: ICalCalendarMethod[method], events: [data] }).toString();
}

function eventData(event: CalendarEvent, now: Date): ICalEventData {
  const { uid, sequence, summary, description, location, url } = event;
  const shared = { id: uid, sequence, summary, description, location, url, stamp: now };
  const status = ICalEventStatus.CONFIRMED;
  if ('date' in event) return { ...shared, start: Temporal.PlainDate.from(event.date), allDay: true, status };
  const { startAt, endAt, timeZone } = event;
  return {
    ...shared,
    // The library writes a Temporal instant in the event's time zone. It would write a `Date` in the time zone of the
    // server.
    start: Temporal.Instant.fromEpochMilliseconds(startAt.getTime()),
    end: Temporal.Instant.fromEpochMilliseconds(endAt.getTime()),
    timezone: timeZone,
    status,
  };
}
