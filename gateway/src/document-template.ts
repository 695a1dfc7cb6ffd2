import { randomBytes } from 'node:crypto';

/** Returns a new nonce of 24 characters. Each response needs its own. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** A document that is rendered once and sent many times, each time with another nonce. */
export class DocumentTemplate {
  readonly #parts: readonly string[];

  constructor(render: (nonce: string) => string) {
    const placeholder = newNonce();
    this.#parts = render(placeholder).split(placeholder);
  }

  withNonce(nonce: string): string {
    return this.#parts.join(nonce);
  }
}
