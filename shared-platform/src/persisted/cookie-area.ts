import type { TextArea } from '../storage/stored-json.ts';

/** Browsers drop a longer cookie without a word (RELIABILITY H10, ASVS 3.3.5). */
export const maxCookieLength = 4096;

const oneYear = 31_536_000;

/** Cookies as a place for small stores. Throws when a cookie is too long or the browser did not take it. */
export function cookieArea(document: () => Pick<Document, 'cookie'>, secure: () => boolean): TextArea {
  const all = () =>
    document()
      .cookie.split('; ')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=');
        return [decode(pair.slice(0, at)), decode(pair.slice(at + 1))] as const;
      });
  const attributes = (maxAge: number) => `; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure() ? '; Secure' : ''}`;
  const read = (name: string) => all().find(([own]) => own === name)?.[1] ?? null;
  return {
    read,
    write(name, text) {
      const cookie = `${encodeURIComponent(name)}=${encodeURIComponent(text)}${attributes(oneYear)}`;
      // Encoded it is all ASCII: as many bytes as characters.
      if (cookie.length > maxCookieLength)
        throw new RangeError(
          `A cookie holds ${maxCookieLength} bytes with its attributes, this one has ${cookie.length}.`,
        );
      document().cookie = cookie;
      if (read(name) !== text) throw new Error('The browser did not take the cookie.');
    },
    remove(name) {
      document().cookie = `${encodeURIComponent(name)}=${attributes(0)}`;
    },
    names: () => all().map(([name]) => name),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
