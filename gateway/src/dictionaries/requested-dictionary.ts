import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns the SHA-256 hash, in hexadecimal, of the dictionary that a browser has and from which it can make a file
 * (RFC 9842). Returns null when the browser names none, names it in another form, or does not accept `dcz`.
 */
export function requestedDictionary(headers: IncomingHttpHeaders): string | null {
  // A byte sequence of structured fields: 32 bytes in base64 between colons.
  const [, base64] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? '').trim()) ?? [];
  if (base64 === undefined || !accepts(String(headers['accept-encoding'] ?? ''), 'dcz')) return null;
  return Buffer.from(base64, 'base64').toString('hex');
}

function accepts(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding.split(',').some((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
