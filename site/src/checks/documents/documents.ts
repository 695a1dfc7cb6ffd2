import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultProblems } from '../../faults/fault-problems.ts';
import { faultRows, untested } from '../../faults/fault-rows.ts';
import { root } from '../run.ts';
import type { SourceFile } from '../source-files.ts';
import { sourcePieces } from '../vocabulary/source-pieces.ts';

type Titles = readonly { path: string; title: string }[];

/**
 * Returns a sentence for each reference to a file, test, rule or section that does not exist. Documents, comments and
 * test titles are checked.
 */
export function documentProblems(files: readonly SourceFile[]): string[] {
  const titles = titlesOf(files.filter(({ path }) => /\.(?:test|spec)\.tsx?$/.test(path)));
  const documents = globSync(['docs/*.md', 'README.md', '*/README.md'], { cwd: root }).map((path) => ({
    path,
    text: read(path),
  }));
  return [
    ...missingPaths([...documents, ...files.map(commentsOf)], (path) => existsSync(join(root, path))),
    ...ruleProblems(read('docs/rules.md'), titles),
    ...unexplainedCodes(titles, read('docs/reliability.md') + read('docs/rules.md')),
    ...unexplainedSections(files, read('docs/specification.md')),
    ...faultProblems(
      { rows: faultRows, untested },
      titles.map(({ title }) => title),
      read('docs/faults.md'),
    ),
  ];
}

/**
 * Checks that every file and folder exists that a document or comment names in backticks, such as `site/src/start.ts`,
 * or links to. Decision records are not checked, because they may name files that were removed since.
 */
export function missingPaths(documents: readonly SourceFile[], exists: (path: string) => boolean): string[] {
  return documents.flatMap(({ path, text }) => {
    const named = [...text.matchAll(/`([a-z][\w-]*\/[\w./-]*(?:\/|\.\w+))`/g)].map(([, name = '']) => name);
    const linked = [...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, link = '']) => join(path, '..', link));
    return [...named.filter(isRepositoryPath), ...linked]
      .filter((name) => !exists(name))
      .map((name) => `${path}: names ${name}, which does not exist. Name the file or folder that replaced it.`);
  });
}

function commentsOf(file: SourceFile): SourceFile {
  const comments = sourcePieces(file).filter(({ kind }) => kind === 'comment');
  return { path: file.path, text: comments.map(({ value }) => value).join('\n') };
}

/** Checks docs/rules.md: every rule from V1 to V42 has a row, and every rule that is implemented has a test. */
export function ruleProblems(rules: string, titles: Titles): string[] {
  const rows = new Map([...rules.matchAll(/^\| (V\d+) \|.*$/gm)].map(([row, code = '']) => [code, row]));
  return Array.from({ length: 42 }, (_, index) => `V${index + 1}`).flatMap((code) => {
    const row = rows.get(code);
    if (!row)
      return [`docs/rules.md: has no row for ${code}. Add one; write "not built yet" if nothing implements it.`];
    if (/\| not built yet/.test(row) || titles.some(({ title }) => codesIn(title).includes(code))) return [];
    return [`docs/rules.md: no test title contains ${code}. Add a test, or write "not built yet".`];
  });
}

/**
 * Checks that the documents explain each code that a test title contains. The code `c.9` is explained when a document
 * contains it, or a range such as "c.7–c.12" that includes it.
 */
export function unexplainedCodes(titles: Titles, documents: string): string[] {
  const explained = new Set([...documents.matchAll(/\b(?:[abc]\.\d+b?|[HV]\d+)\b/g)].map(([code]) => code));
  for (const [, kind, first, last] of documents.matchAll(/\b([abc])\.(\d+)–[abc]\.(\d+)/g)) {
    for (let row = Number(first); row <= Number(last); row++) explained.add(`${kind}.${row}`);
  }
  return titles.flatMap(({ path, title }) =>
    codesIn(title)
      .filter((code) => !explained.has(code))
      .map((code) => `${path}: "${title}" names ${code}. Explain it in docs/reliability.md or docs/rules.md.`),
  );
}

/**
 * Checks sections of the specification that comments and test titles name ("SPEC §n"). Each must have a row in
 * docs/specification.md.
 */
export function unexplainedSections(files: readonly SourceFile[], specification: string): string[] {
  return files.flatMap((file) =>
    sourcePieces(file)
      .filter(({ kind }) => kind === 'comment' || kind === 'title')
      .flatMap(({ value }) => [...value.matchAll(/\bSPEC (§\d+)/g)])
      .filter(([, section]) => !specification.includes(`| ${section} `))
      .map(([reference]) => `${file.path}: refers to ${reference}, which docs/specification.md does not explain.`),
  );
}

function titlesOf(files: readonly SourceFile[]): Titles {
  return files.flatMap((file) =>
    sourcePieces(file)
      .filter(({ kind, value }) => kind === 'title' || /^V\d/.test(value))
      .map(({ value }) => ({ path: file.path, title: value })),
  );
}

function codesIn(title: string): string[] {
  return [...title.matchAll(/\(([abc]\.\d+b?)\)|\b([HV]\d{1,2})\b/g)].map(
    ([, bracketed, plain]) => bracketed ?? plain ?? '',
  );
}

function isRepositoryPath(name: string): boolean {
  return existsSync(join(root, name.split('/')[0] ?? '', 'package.json')) || name.startsWith('docs/');
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
