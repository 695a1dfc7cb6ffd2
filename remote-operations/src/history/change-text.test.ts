import { expect, test } from '@jest/globals';
import { changeTexts, kindLabel } from './change-text.ts';

test('a change names the package and its versions', () => {
  expect(
    changeTexts([
      { name: 'remote-a', from: null, to: '1.0.0' },
      { name: 'remote-b', from: '1.3.0', to: '1.2.0' },
      { name: 'remote-c', from: '2.0.0', to: null },
    ]),
  ).toEqual(['remote-a 1.0.0 is new', 'remote-b 1.3.0 → 1.2.0', 'remote-c 2.0.0 was taken off the site']);
  expect(changeTexts(null)).toEqual([expect.stringContaining('is unknown')]);
});

test('a kind of a newer release tool is shown by its name', () => {
  expect([kindLabel('roll-back'), kindLabel('freeze')]).toEqual(['Rolled back', 'freeze']);
});
