import { expect, it } from '@jest/globals';
import { readAttribution } from './attribution.ts';

it('keeps the links that a tile server asks for', () => {
  const asked =
    '&copy; <a target="_blank" href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';
  expect(readAttribution(asked)).toEqual([
    { words: '© ' },
    { words: 'OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
    { words: ' contributors' },
  ]);
  expect(readAttribution('Coast: Natural Earth')).toEqual([{ words: 'Coast: Natural Earth' }]);
});

it('has nothing else of their markup, and no link that is none', () => {
  expect(readAttribution('<img src=x onerror=alert(1)>Tiles <b>of</b> ours<script>1</script>')).toEqual([
    { words: 'Tiles of ours1' },
  ]);
  for (const href of ['javascript:alert(1)', 'data:text/html,x', '/settings', 'https://a:b@evil.example/', ' ']) {
    expect(readAttribution(`<a href="${href}">Us</a>`)).toEqual([{ words: 'Us' }]);
  }
});
