import { expect, it } from '@jest/globals';
import { parseAttribution } from './parse-attribution.ts';

it('keeps the links of a tile server’s attribution', () => {
  const asked =
    '&copy; <a target="_blank" href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';
  expect(parseAttribution(asked)).toEqual([
    { text: '© ' },
    { text: 'OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
    { text: ' contributors' },
  ]);
  expect(parseAttribution('Coast: Natural Earth')).toEqual([{ text: 'Coast: Natural Earth' }]);
});

it('strips other markup and unsafe links', () => {
  expect(parseAttribution('<img src=x onerror=alert(1)>Tiles <b>of</b> ours<script>1</script>')).toEqual([
    { text: 'Tiles of ours1' },
  ]);
  for (const href of ['javascript:alert(1)', 'data:text/html,x', '/settings', 'https://a:b@evil.example/', ' ']) {
    expect(parseAttribution(`<a href="${href}">Us</a>`)).toEqual([{ text: 'Us' }]);
  }
});
