import { randomBytes } from 'node:crypto';

/** A nonce of 24 characters for one response. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** A document that is rendered once and differs only in the nonce of each response. */
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
