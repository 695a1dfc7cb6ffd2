import { describe, expect, it } from '@jest/globals';
import { plainTextOf } from 'shared-contract/text/rich-text';
import { sanitizeDescription } from './sanitize-description.ts';

describe('sanitizeDescription', () => {
  it('keeps the allowed tags', () => {
    const rich =
      '<h3>Inside</h3><p>Three <strong>sunny</strong> <em>rooms</em><br />and</p><ul><li><p>a bath</p></li></ul>';
    expect(sanitizeDescription(rich)).toBe(rich);
    expect(sanitizeDescription('A quiet street.\n\nTrams at the door.')).toBe('A quiet street.\n\nTrams at the door.');
    expect(sanitizeDescription('<div><b>Big</b> <i>house</i></div><h1>Outside</h1>')).toBe(
      '<p><strong>Big</strong> <em>house</em></p><h3>Outside</h3>',
    );
  });

  it.each([
    ['<script>alert(1)</script>Sunny', 'Sunny'],
    ['<style>p { display: none }</style>Sunny', 'Sunny'],
    ['<p onclick="alert(1)" style="position: fixed">Sunny</p>', '<p>Sunny</p>'],
    ['<img src=x onerror=alert(1)>Sunny', 'Sunny'],
    ['<svg><script>alert(1)</script></svg>Sunny', 'Sunny'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>Sunny', 'Sunny'],
    ['<p>Sunny<form action="/auth/logout"><button>Press</button></form></p>', '<p>Sunny</p>Press'],
    ['<<script>script>alert(1)</script>Sunny', null],
    ['<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', null],
    ['Sunny <a hr', null],
    ['a < b & c > d', '<p>a &lt; b &amp; c &gt; d</p>'],
  ])('removes active content: %s', (hostile, expected) => {
    const clean = sanitizeDescription(hostile);
    expect(clean).not.toMatch(/<(?!\/?(?:p|br|strong|em|ul|ol|li|h3)\b)|<[a-z0-9]+\s+[a-z]|alert\(1\)(?=.*<\/script)/i);
    if (expected !== null) expect(plainTextOf(clean)).toBe(plainTextOf(expected));
    expect(sanitizeDescription(clean)).toBe(clean);
  });

  it('V42: keeps the text of a link and removes its address', () => {
    expect(sanitizeDescription('<p>See <a href="javascript:alert(1)">the garden</a></p>')).toBe(
      '<p>See the garden</p>',
    );
    expect(sanitizeDescription('<p><a href="https://user:pw@evil.example">the garden</a></p>')).toBe(
      '<p>the garden</p>',
    );
  });
});
