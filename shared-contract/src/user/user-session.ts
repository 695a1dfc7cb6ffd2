import * as z from 'zod/mini';
import { linked } from '../wire/json-ld.ts';

/** `GET /api/sessions`: a browser that is signed in as me. Never a token, a handle or an address. */
export const userSession = z.object({
  ...linked,
  /** "Firefox on Windows"; null for a browser we do not know. */
  device: z.nullable(z.string()),
  createdAt: z.string(),
  /** To the minute. */
  lastSeenAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});

export type UserSession = z.infer<typeof userSession>;
