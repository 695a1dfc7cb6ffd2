import * as z from 'shared-contract/schema';
import { plainLine } from '../text/plain-text.ts';

/** `GET /api/customer-users/{id}`: the app user (SPEC §3). The session response contains the same object. */
export { type AppUser as CustomerUser, appUser as customerUser } from './session.ts';

/** `PATCH /api/customer-users/{id}`. The email address cannot be changed here; the login service changes it. */
export const customerUserPatch = z.object({
  firstName: z.optional(plainLine(80, 'Enter your first name.')),
  /** Empty for a person with only one name. */
  lastName: z.optional(plainLine(80)),
  /** The number as typed, with or without a country code. The response contains it in E.164. Null removes it. */
  phone: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(30)))),
});

export type CustomerUserPatch = z.infer<typeof customerUserPatch>;
