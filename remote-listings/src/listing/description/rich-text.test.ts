import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { listingTextToNodes, parseRichText, type RichNode } from './rich-text.ts';

const shown = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `[${node.tag} ${shown(node.children)}]`)).join('');

describe('rich text', () => {
  it('parses the allowed tags into a tree', () => {
    const html = '<h3>Inside</h3>\n<p>Sunny &amp; <strong>quiet</strong><br>north</p><ul><li>One</li><li>Two</li></ul>';
    expect(shown(parseRichText(html))).toBe('[h3 Inside][p Sunny & [strong quiet][br ]north][ul [li One][li Two]]');
  });

  it.each([
    ['<p><script>alert(1)</script></p>', '[p <script>alert(1)</script>]'],
    ['<p onclick="x()">Hi</p>', '<p onclick="x()">Hi'],
    ['<p><img src=x onerror=alert(1)></p>', '[p <img src=x onerror=alert(1)>]'],
    ['<p>&lt;b&gt;</p>', '[p <b>]'],
    ['<p><a href="javascript:alert(1)">x</a></p>', '[p <a href="javascript:alert(1)">x</a>]'],
    ['<p>never closed <strong>at all', '[p never closed [strong at all]]'],
    ['</p></ul>closed but never opened', 'closed but never opened'],
  ])('treats other markup as text: %s', (html, expected) => {
    expect(shown(parseRichText(html))).toBe(expected);
  });

  it('parses any text without an error, and drops only tags and entities', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = text.replaceAll(/[<&]/g, '');
        if (plain.trim() !== '') expect(shown(parseRichText(plain))).toBe(plain);
        parseRichText(text);
      }),
    );
  });
});

it('splits plain text into paragraphs', () => {
  expect(shown(listingTextToNodes('A quiet street.\n\nTrams & <b>trees</b>.'))).toBe(
    '[p A quiet street.][p Trams & <b>trees</b>.]',
  );
});
