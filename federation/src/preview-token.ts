import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** What a preview link contains. */
export type Preview = {
  /** The releases to show in place of the live ones, such as `remote-x@1.2.3`. */
  releases: readonly string[];
  /** The end of the preview, in milliseconds since 1970. */
  expiresAt: number;
};

/** The file in the release store with the key that signs preview links. It is never served. */
export const previewKeyFile = 'preview-key';

/** A shorter key could be guessed. 32 random bytes as Base64 have 43 characters. */
const minKeyLength = 43;

const target = z.string().check(z.regex(/^(?:shell|remote-[a-z0-9-]+)@\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/));
const preview = z.object({
  releases: z.array(target).check(z.minLength(1), z.maxLength(20)),
  expiresAt: z.int(),
});

/** Returns the token of a preview link. Its characters need no escaping in URLs and cookies. */
export function signPreview({ releases, expiresAt }: Preview, key: string): string {
  const content = Buffer.from(JSON.stringify({ releases, expiresAt })).toString('base64url');
  return `${content}.${signatureOf(content, key).toString('base64url')}`;
}

/**
 * Returns what a token contains. Compares the signature in constant time, and reads nothing before that.
 * @param now milliseconds since 1970
 */
export function readPreviewToken(token: string, key: string, now: number): Preview | 'invalid' | 'expired' {
  const [content = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(content, key);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return 'invalid';
  const parsed = preview.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString('utf8')));
  if (!parsed.success) return 'invalid';
  return parsed.data.expiresAt > now ? parsed.data : 'expired';
}

/** The prefix prevents that the key signs a text of another kind. */
function signatureOf(content: string, key: string): Buffer {
  if (key.length < minKeyLength)
    throw new Error(`The key in ${previewKeyFile} is shorter than ${minKeyLength} characters.`);
  return createHmac('sha256', key).update(`verandah-preview-1.${content}`).digest();
}
