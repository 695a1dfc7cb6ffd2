import { expect, test } from '@jest/globals';
import { changeTexts, entryTitle } from './change-text.ts';

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
  expect([entryTitle({ kind: 'roll-back', percent: null }), entryTitle({ kind: 'freeze', percent: null })]).toEqual([
    'Rolled back',
    'freeze',
  ]);
});

test('a canary names the share of the visitors that it started with', () => {
  expect(entryTitle({ kind: 'canary', percent: 5 })).toBe('Canary started for 5% of visitors');
});
