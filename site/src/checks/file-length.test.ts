import { expect, it } from '@jest/globals';
import { fileLengthProblems } from './file-length.ts';

const ofLines = (path: string, lines: number) => ({ path, text: 'a\n'.repeat(lines) });

it('accepts 250 lines and says what to do with 251', () => {
  expect(fileLengthProblems([ofLines('a.ts', 250)])).toEqual([]);
  expect(fileLengthProblems([ofLines('a.ts', 251)])).toEqual([expect.stringMatching(/^a\.ts: 251 lines\. Move/)]);
});

it('accepts a long file that a program writes', () => {
  expect(fileLengthProblems([ofLines('a.ts', 900)], { 'a.ts': 'a generator' })).toEqual([]);
});
