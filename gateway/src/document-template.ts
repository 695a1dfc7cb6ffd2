import { randomBytes } from 'node:crypto';

/** Returns a random nonce of 24 characters for the Content-Security-Policy. Each response needs its own. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** A document that is rendered once and sent many times. Each response differs only in its nonce. */
export class DocumentTemplate {
  readonly #parts: readonly Buffer[];

  constructor(render: (nonce: string) => string) {
    const placeholder = newNonce();
    this.#parts = render(placeholder)
      .split(placeholder)
      .map((part) => Buffer.from(part));
  }

  withNonce(nonce: string): Buffer {
    const bytes = Buffer.from(nonce);
    return Buffer.concat(this.#parts.flatMap((part, index) => (index === 0 ? [part] : [bytes, part])));
  }
}
