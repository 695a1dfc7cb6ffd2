import type { Reply } from '../http/reply.ts';
import { iCalendar, type TimedEvent } from './i-calendar.ts';

/** Returns a reply with a calendar file to download. */
export function calendarReply(name: string, fileName: string, events: readonly TimedEvent[], now: Date): Reply {
  return {
    status: 200,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
    },
    payload: Buffer.from(iCalendar(name, events, now)),
  };
}
