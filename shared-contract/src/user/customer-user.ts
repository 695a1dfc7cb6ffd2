import * as z from 'zod/mini';
import { plainLine } from '../text/plain-text.ts';

/** `GET /api/customer-users/{id}`: the app user (SPEC §3). The session answers with the same shape. */
export { type AppUser as CustomerUser, appUser as customerUser } from './session.ts';

/** `PATCH /api/customer-users/{id}`. The e-mail address belongs to the login service and is changed there. */
export const customerUserPatch = z.object({
  firstName: z.optional(plainLine(80, 'Enter your first name.')),
  /** Empty for those who have one name. */
  lastName: z.optional(plainLine(80)),
  /** As typed, with or without a country code; answered as E.164. Null takes it away. */
  phone: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(30)))),
});

export type CustomerUserPatch = z.infer<typeof customerUserPatch>;
