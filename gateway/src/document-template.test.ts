import { describe, expect, it } from '@jest/globals';
import { DocumentTemplate, newNonce } from './document-template.ts';

const aDocument = (nonce: string) => `<script nonce="${nonce}">1</script><style nonce="${nonce}"></style>`;

describe('a document template', () => {
  it('renders once and inserts the nonce of each response everywhere', () => {
    let renderings = 0;
    const template = new DocumentTemplate((nonce) => {
      renderings += 1;
      return aDocument(nonce);
    });
    for (const nonce of [newNonce(), newNonce()]) expect(String(template.withNonce(nonce))).toBe(aDocument(nonce));
    expect(renderings).toBe(1);
  });

  it.each(['', 'without a nonce, but with ’ and é'])('may contain no nonce: "%s"', (text) => {
    expect(String(new DocumentTemplate(() => text).withNonce(newNonce()))).toBe(text);
  });
});
