import type { SourceFile } from '../source-files.ts';
import { lineCounter } from './source-lines.ts';
import { sourcePieces } from './source-pieces.ts';

const maxWidth = 120;

/**
 * Returns a sentence for each comment line with more than 120 characters. The formatter limits only the width of code.
 */
export function commentWidthProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const widths = file.text.split('\n').map((line) => line.length);
    const lineAt = lineCounter(file.text);
    const wide = sourcePieces(file)
      .filter(({ kind }) => kind === 'comment')
      .flatMap(({ start, value }) => range(lineAt(start), lineAt(start + value.length)))
      .filter((line) => (widths[line - 1] ?? 0) > maxWidth);
    return [...new Set(wide)].map(
      (line) => `${file.path}:${line} comment line of ${widths[line - 1]} characters. Wrap it at ${maxWidth}.`,
    );
  });
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
