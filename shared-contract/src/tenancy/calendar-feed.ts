import * as z from 'shared-contract/schema';
import { linked } from '../wire/json-ld.ts';

/**
 * `GET /api/calendar-feeds`: the private calendar addresses of the owner that are in use, without their secrets.
 * `DELETE /api/calendar-feeds/{id}` stops one.
 */
export const calendarFeed = z.object({ ...linked, createdAt: z.string(), lastReadAt: z.nullable(z.string()) });
export type CalendarFeed = z.infer<typeof calendarFeed>;

/**
 * `POST /api/calendar-feeds`. The browser makes the token, 256 random bits in base64url, and the server stores its hash
 * only. So no response that the server stores for a repeated request contains the token.
 */
export const calendarFeedInput = z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) });

/** Returns the path of the calendar of a token on this site. */
export const privateCalendarPath = (token: string): string => `/api/private-calendars/${token}`;
