import * as z from 'zod/mini';

/**
 * A DSSE envelope (https://github.com/secure-systems-lab/dsse): a payload as Base64, its type, and the signatures.
 * `keyid` is the SHA-256 of the public key (SPKI) as hexadecimal digits.
 */
export const envelope = z.object({
  payload: z.base64(),
  payloadType: z.string(),
  signatures: z
    .array(z.object({ keyid: z.optional(z.string()), sig: z.base64() }))
    .check(z.minLength(1), z.maxLength(20)),
});
export type Envelope = z.infer<typeof envelope>;

/** The payload of all our envelopes is an in-toto statement (https://in-toto.io/Statement/v1). */
export const payloadType = 'application/vnd.in-toto+json';

/** A public key: the 32 bytes of Ed25519, as Base64. */
export type PublicKey = string;

/**
 * Returns the bytes that are signed. They contain the type and both lengths, so a signature is never valid for a
 * payload of another type.
 */
export function preAuthEncoding(type: string, payload: Uint8Array): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const head = encoder.encode(`DSSEv1 ${encoder.encode(type).length} ${type} ${payload.length} `);
  const bytes = new Uint8Array(head.length + payload.length);
  bytes.set(head);
  bytes.set(payload, head.length);
  return bytes;
}

/**
 * Returns the JSON in the text of an envelope, for the functions that verify files; undefined without a text. Text that
 * is not JSON becomes an empty object: that is no envelope that anyone has signed.
 */
export function envelopeOf(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/**
 * Returns the key with which signatures are verified.
 * @throws DOMException `NotSupportedError` in a browser without Ed25519
 */
export function importKey(key: PublicKey): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
}

/**
 * Returns the payload of an envelope that at least one of the keys has signed, or null. Reads nothing in the payload
 * before that. Runs in browsers and in Node.
 * @throws DOMException `NotSupportedError` in a browser without Ed25519
 */
export async function openEnvelope(json: unknown, keys: readonly PublicKey[]): Promise<string | null> {
  const parsed = envelope.safeParse(json);
  if (!parsed.success || parsed.data.payloadType !== payloadType) return null;
  const payload = bytesOf(parsed.data.payload);
  const signed = preAuthEncoding(payloadType, payload);
  for (const key of keys) {
    const imported = await importKey(key);
    // The key id is only a hint, so it decides nothing.
    for (const { sig } of parsed.data.signatures) {
      if (await crypto.subtle.verify('Ed25519', imported, bytesOf(sig), signed))
        return new TextDecoder().decode(payload);
    }
  }
  return null;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
