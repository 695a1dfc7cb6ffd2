import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { freshNonce, PreparedDocument } from './prepared-document.ts';

const noise = randomBytes(200_000).toString('base64');

/** As a page is: words, the nonce in many places, more words. */
const aDocument = (nonce: string) =>
  `<!doctype html><title>Homes</title>${Array.from({ length: 40 }, (_, index) => `<script nonce="${nonce}" src="/assets/${index * 7919}.js"></script><p>Home ${index} of ${(index * 104_729) % 997}</p>`).join('\n')}`;

describe('a prepared document', () => {
  it('is each time the document with that nonce, compressed or not', async () => {
    const document = new PreparedDocument(aDocument);
    for (let time = 0; time < 50; time += 1) {
      const nonce = freshNonce();
      expect(document.text(nonce)).toBe(aDocument(nonce));
      expect(brotliDecompressSync(await document.brotli(nonce)).toString()).toBe(aDocument(nonce));
    }
  });

  it('differs in the nonce’s letters alone from the second answer on, so it is compressed no more', async () => {
    const document = new PreparedDocument(aDocument);
    await document.brotli(freshNonce());
    const [one, other] = [freshNonce(), freshNonce()];
    const [first, second] = await Promise.all([document.brotli(one), document.brotli(other)]);
    const at = first.indexOf(one);
    expect(at).toBeGreaterThan(0);
    expect(second.indexOf(other)).toBe(at);
    expect(first.subarray(0, at).equals(second.subarray(0, at))).toBe(true);
    expect(first.subarray(at + 24).equals(second.subarray(at + 24))).toBe(true);
  });

  it('keeps nothing of one answer for another', async () => {
    const document = new PreparedDocument(aDocument);
    const one = freshNonce();
    await document.brotli(freshNonce());
    await document.brotli(one);
    expect(brotliDecompressSync(await document.brotli(freshNonce())).toString()).not.toContain(one);
  });

  it.each([
    ['nothing before the nonce', (nonce: string) => `${nonce}${'x'.repeat(2_000)}${nonce}`],
    ['no nonce', () => 'a page without any'],
    ['nothing but a nonce', (nonce: string) => nonce],
    ['more before it than a stream keeps', (nonce: string) => `${noise}${nonce} and ${nonce}`],
    ['a megabyte after it', (nonce: string) => `a ${nonce} ${'some words '.repeat(100_000)}${nonce}`],
  ])('may have %s', async (_what, write) => {
    const document = new PreparedDocument(write);
    for (const nonce of [freshNonce(), freshNonce()])
      expect(brotliDecompressSync(await document.brotli(nonce)).toString()).toBe(write(nonce));
  });
});
