import type { SourceFile } from './source-files.ts';

const maxLines = 250;

/** Generated files, which may be longer. The value says which program writes the file, and from what. */
const generatedFiles: Readonly<Record<string, string>> = {
  'shared-ui/src/mantine/core.ts': 'federation-build/src/mantine/write-groups.ts, from groups.ts',
};

/**
 * Returns a sentence for each hand-written file with more than 250 lines. A longer file usually does more than one
 * thing and should be split.
 */
export function fileLengthProblems(files: readonly SourceFile[], generated = generatedFiles): string[] {
  return files
    .filter(({ path }) => !(path in generated))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > maxLines)
    .map(
      ({ path, lines }) =>
        `${path}: ${lines} lines. Move the second idea of this file to a file of its own (max ${maxLines}).`,
    );
}
