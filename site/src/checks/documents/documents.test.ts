import { expect, it } from '@jest/globals';
import { missingPaths, ruleProblems, unexplainedCodes, unexplainedSections } from './documents.ts';

it('names a file or link target that does not exist, and ignores entry points and patterns', () => {
  const text = '`site/src/start.ts` `site/src/gone.ts` `shared-platform/router` `dist/x.js` [a](rules.md) [b](gone.md)';
  const exists = (path: string) => ['site/src/start.ts', 'docs/rules.md'].includes(path);
  expect(missingPaths([{ path: 'docs/a.md', text }], exists)).toEqual([
    expect.stringContaining('docs/a.md: names site/src/gone.ts, which does not exist'),
    expect.stringContaining('docs/a.md: names docs/gone.md, which does not exist'),
  ]);
});

it('asks for a row for each rule, and for a test where the rule is built', () => {
  const rows = Array.from({ length: 41 }, (_, index) => `| V${index + 1} | a rule | not built yet |`);
  const rules = [...rows, '| V42 | a rule | `a.ts` |'].join('\n');
  expect(ruleProblems(rules, [])).toEqual([expect.stringContaining('no test title contains V42')]);
  expect(ruleProblems(rules, [{ path: 'a.test.ts', title: 'V42: accepts https' }])).toEqual([]);
  expect(ruleProblems(rules.replace('| V7 |', '| V70 |'), [{ path: 'a', title: 'V42' }])).toEqual([
    expect.stringContaining('has no row for V7.'),
  ]);
});

it('asks for an explanation of a code in a test title, and accepts a range', () => {
  const titles = ['(c.8) a', '(c.26b) b', 'V22: c', '(H10) d', '(b.99) e'].map((title) => ({
    path: 'a.test.ts',
    title,
  }));
  expect(unexplainedCodes(titles, 'c.7–c.9, c.26b, V22, H10')).toEqual([expect.stringContaining('names b.99')]);
});

it('asks for an explanation of a section of the specification', () => {
  const files = [{ path: 'a.ts', text: '// SPEC §7, SPEC §77' }];
  expect(unexplainedSections(files, '| §7 Calls | … |')).toEqual([expect.stringContaining('refers to SPEC §77')]);
});
