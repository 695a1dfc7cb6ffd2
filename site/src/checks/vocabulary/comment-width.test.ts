import { expect, it } from '@jest/globals';
import { commentWidthProblems } from './comment-width.ts';

const problemsOf = (text: string) => commentWidthProblems([{ path: 'shell/src/a.ts', text }]);

it('accepts a comment line of 120 characters and wide code', () => {
  expect(problemsOf(`// ${'x'.repeat(117)}\nconst a = '${'x'.repeat(130)}';`)).toEqual([]);
});

it('names each wider line once, also inside a doc comment and after code', () => {
  expect(problemsOf(`/**\n * ${'x'.repeat(118)}\n */\nconst a = 1; // ${'x'.repeat(110)}`)).toEqual([
    'shell/src/a.ts:2 comment line of 121 characters. Wrap it at 120.',
    'shell/src/a.ts:4 comment line of 126 characters. Wrap it at 120.',
  ]);
});
