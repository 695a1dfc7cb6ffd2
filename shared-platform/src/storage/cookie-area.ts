import type { StorageArea } from './stored-json.ts';

/** The maximum length of a cookie in bytes. Browsers drop a longer cookie without an error (H10, ASVS 3.3.5). */
export const maxCookieLength = 4096;

const oneYearSeconds = 31_536_000;

/** Returns cookies as a {@link StorageArea}. `write` throws when the cookie is too long or was not stored. */
export function cookieArea(document: () => Pick<Document, 'cookie'>, isSecure: () => boolean): StorageArea {
  const cookies = () =>
    document()
      .cookie.split('; ')
      .filter(Boolean)
      .map((pair) => {
        const separator = pair.indexOf('=');
        return [decode(pair.slice(0, separator)), decode(pair.slice(separator + 1))] as const;
      });
  const attributes = (maxAge: number) => `; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure() ? '; Secure' : ''}`;
  const read = (key: string) => cookies().find(([name]) => name === key)?.[1] ?? null;
  return {
    read,
    write(key, text) {
      const cookie = `${encodeURIComponent(key)}=${encodeURIComponent(text)}${attributes(oneYearSeconds)}`;
      // The encoded cookie is ASCII, so its length in characters is its length in bytes.
      if (cookie.length > maxCookieLength)
        throw new RangeError(
          `Expected a cookie of at most ${maxCookieLength} bytes with its attributes, got ${cookie.length}.`,
        );
      document().cookie = cookie;
      if (read(key) !== text) throw new Error('The browser did not store the cookie.');
    },
    remove(key) {
      document().cookie = `${encodeURIComponent(key)}=${attributes(0)}`;
    },
    keys: () => cookies().map(([name]) => name),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
