import { describe, expect, it } from '@jest/globals';
import { bannedWords } from './banned-words.ts';
import { vocabularyProblems } from './vocabulary.ts';

const words = [
  {
    names: /\bpatience\b/,
    prose: /\bin\s+turn\b/i,
    texts: /\blorem\b/i,
    reason: 'a time limit has a standard name',
    instead: 'timeoutMs',
  },
];
const problemsOf = (text: string, path = 'shell/src/a.tsx') => vocabularyProblems([{ path, text }], words);

describe('vocabulary check', () => {
  it.each(['const patienceMs = 1;', 'type A = { morePatience: number };', 'const PATIENCE_MS = 1;'])(
    'names file, line, reason and replacement for the name in %s',
    (text) => {
      expect(problemsOf(`\n${text}`)).toEqual([
        expect.stringMatching(/^shell\/src\/a\.tsx:2 ".*" \(name\): a time limit has .* Write timeoutMs instead\.$/i),
      ]);
    },
  );

  it('accepts the word inside a longer word and as a member of a library object', () => {
    expect(problemsOf('const impatienceful = library.patience; const text = "patience";')).toEqual([]);
  });

  it('finds words across the lines of a comment and names the first line', () => {
    expect(problemsOf('const a = 1;\n/** One,\n * then in\n * turn. */')).toEqual([expect.stringContaining('a.tsx:3')]);
  });

  it.each([
    "it('renders them in turn', () => {});",
    "describe('in turn', () => {});",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the checked source contains a template
    'it(`renders in turn ${a}`, () => {});',
  ])('treats the title in %s as prose', (text) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining('(title)')]);
  });

  it('checks strings and JSX text against the words for users', () => {
    expect(problemsOf('export const A = () => <p title="Lorem">for lorem</p>;')).toHaveLength(2);
    expect(problemsOf('export const a = "one in turn";')).toEqual([]);
  });

  it('checks class names, custom properties and comments of style sheets', () => {
    const text = '.patience { --more-patience: 1; }\n/* in turn */';
    expect(problemsOf(text, 'shell/src/a.module.css')).toHaveLength(3);
  });

  it('explains a file that does not parse', () => {
    expect(() => problemsOf('const = ;')).toThrow('shell/src/a.tsx: expected a file that parses');
  });

  it('gives a reason and a replacement for each word', () => {
    for (const { reason, instead, names, prose, texts } of bannedWords) {
      expect([reason, instead].every(Boolean)).toBe(true);
      expect(names ?? prose ?? texts).toBeDefined();
    }
  });
});
