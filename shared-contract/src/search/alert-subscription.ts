import * as z from 'shared-contract/schema';
import { openEnum } from '../wire/open-enum.ts';

/**
 * `POST /api/unsubscribe-views`: what the link of a mail stops. `name` is the name of the saved search; null for the
 * shortlist and for a deleted search. `POST /api/unsubscribe/{token}` stops the mails, without signing in (RFC 8058).
 */
export const alertSubscription = z.object({
  '@id': z.string(),
  '@type': z.string(),
  kind: openEnum(z.enum(['search', 'shortlist'])),
  name: z.nullable(z.string()),
  isOn: z.boolean(),
});
export type AlertSubscription = z.infer<typeof alertSubscription>;

/** The token of a mail's link. It is sent in the body, because URLs end up in logs. */
export const alertSubscriptionInput = z.object({ token: z.string().check(z.maxLength(300)) });

/** `GET /api/alert-settings`: whether changes of listings on the user's shortlist are emailed. */
export const alertSettings = z.object({ '@id': z.string(), '@type': z.string(), shortlist: z.boolean() });
export type AlertSettings = z.infer<typeof alertSettings>;

/** `PATCH /api/alert-settings`. */
export const alertSettingsPatch = z.object({ shortlist: z.optional(z.boolean()) });
