import { expect, it } from '@jest/globals';
import { eventText } from './event-text.ts';

it.each([
  ['sent', 'owner', 'You sent it for signing'],
  ['declined', 'Mia Petrović', 'Mia Petrović declined'],
  ['expired', 'system', 'The links to sign expired'],
  ['ended', 'owner', 'You ended it'],
  ['ended', 'system', 'The agreement ended'],
] as const)('describes %s by %s', (kind, by, text) => {
  expect(eventText({ kind, by })).toBe(text);
});
