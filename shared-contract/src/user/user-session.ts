import * as z from 'shared-contract/schema';
import { linked } from '../wire/json-ld.ts';

/** `GET /api/sessions`: a browser in which the user is signed in. Never contains a token or an IP address. */
export const userSession = z.object({
  ...linked,
  /** The browser and system, such as "Firefox on Windows"; null for an unknown browser. */
  device: z.nullable(z.string()),
  createdAt: z.string(),
  /** When this browser last sent a request. The server updates it at most once a minute. */
  lastSeenAt: z.string(),
  /** True for the browser that sent the request. */
  current: z.boolean(),
});

export type UserSession = z.infer<typeof userSession>;
