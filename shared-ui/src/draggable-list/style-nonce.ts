/**
 * Returns the nonce of the Content-Security-Policy, without which the browser ignores the style element that the drag
 * library inserts.
 */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLElement>('[nonce]')?.nonce || undefined;
}
