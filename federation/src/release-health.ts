import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';

/**
 * The file in the release store with the key that signs visit tickets. `pnpm release watch` creates it. A gateway
 * counts nothing without it. It is never served.
 */
export const visitKeyFile = 'visit-key';

/** A shorter key could be guessed. 32 random bytes as Base64 have 43 characters. */
const minKeyLength = 43;

/** Returns the HMAC of a text. The purpose prevents that one text is valid for another use of the key. */
export function signWithVisitKey(key: string, purpose: 'ticket' | 'visitor' | 'reader', text: string): Buffer {
  if (key.length < minKeyLength)
    throw new Error(`The key in ${visitKeyFile} is shorter than ${minKeyLength} characters.`);
  return createHmac('sha256', key).update(`verandah-${purpose}-1.${text}`).digest();
}

/** Returns the bearer token with which the release tool reads {@link releaseHealth} from a gateway. */
export function healthToken(key: string): string {
  return signWithVisitKey(key, 'reader', '').toString('base64url');
}

/**
 * How long a gateway renders a page: the median processor time of its last `count` renderings, in milliseconds. `file`
 * is the page's server module.
 */
const renderTime = z.object({
  name: z.string(),
  version: z.string(),
  file: z.string(),
  count: z.int(),
  medianMs: z.number(),
});
export type RenderTime = z.infer<typeof renderTime>;

/**
 * What a gateway counted. `visitors` is the number of networks from which a release was opened, `failed` has an id of
 * each network where it failed. All gateways of a site have the same id for a network, so that it counts once. Older
 * gateways have no `renderTimes`.
 */
export const releaseHealth = z.object({
  releases: z.array(
    z.object({ name: z.string(), version: z.string(), visitors: z.int(), failed: z.array(z.string()) }),
  ),
  renderTimes: z.optional(z.array(renderTime)),
});
export type ReleaseHealth = z.infer<typeof releaseHealth>;
