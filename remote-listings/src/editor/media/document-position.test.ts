import { expect, it } from '@jest/globals';
import { documentPosition } from './document-position.ts';

const [a, b, c, d] = [
  { id: 'a', isPublic: false },
  { id: 'b', isPublic: true },
  { id: 'c', isPublic: false },
  { id: 'd', isPublic: true },
] as const;
const documents = [a, b, c, d];

it.each([
  ['before the first of its list', c, false, 0, 1],
  ['after the last of its list', a, false, 1, 3],
  ['first into the other list', c, true, 0, 2],
  ['last into the other list', a, true, 2, 4],
  ['into the same place', c, false, 1, 2],
])('returns the position of a document that is dropped %s', (_name, moved, isPublic, index, position) => {
  expect(documentPosition(documents, moved, { isPublic, index })).toBe(position);
});

it('puts the first document of an empty list at the end', () => {
  expect(documentPosition([a, c], a, { isPublic: true, index: 0 })).toBe(2);
});
