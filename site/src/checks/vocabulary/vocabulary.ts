import type { SourceFile } from '../source-files.ts';
import { type BannedWord, bannedWords } from './banned-words.ts';
import { lineCounter } from './source-lines.ts';
import { type SourcePiece, sourcePieces } from './source-pieces.ts';

/** Returns a sentence for each use of a banned word: file, line, reason, and what to write instead. */
export function vocabularyProblems(files: readonly SourceFile[], words = bannedWords): string[] {
  return files.flatMap((file) => {
    const lineAt = lineCounter(file.text);
    return sourcePieces(file)
      .flatMap((piece) => matches(piece, words))
      .map(
        ({ kind, match, offset, word: { reason, instead } }) =>
          `${file.path}:${lineAt(offset)} "${match}" (${kind}): ${reason}. Write ${instead} instead.`,
      );
  });
}

function matches(piece: SourcePiece, words: readonly BannedWord[]) {
  const value = piece.kind === 'name' ? spacedWords(piece.value) : withoutAsterisks(piece.value);
  return words.flatMap((word) => {
    const found = patternFor(piece, word)?.exec(value);
    if (!found) return [];
    const inName = piece.kind === 'name';
    return [
      {
        kind: piece.kind,
        word,
        match: inName ? piece.value : found[0],
        offset: piece.start + (inName ? 0 : found.index),
      },
    ];
  });
}

function patternFor({ kind }: SourcePiece, { names, prose, texts }: BannedWord): RegExp | undefined {
  if (kind === 'name') return names;
  return kind === 'text' ? texts : prose;
}

/** Splits a name into lower-case words: `keepHouse`, `KEEP_HOUSE` and `keep-house` become "keep house". */
function spacedWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
}

/**
 * Replaces the asterisk at the start of each line of a doc comment with a space, so that a pattern also matches words
 * on two lines. All offsets stay the same.
 */
function withoutAsterisks(comment: string): string {
  return comment.replace(/\n[ \t]*\*/g, (lineStart) => `${lineStart.slice(0, -1)} `);
}
