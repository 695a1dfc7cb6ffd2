import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { changesetProblems } from './changesets.ts';
import { consumerProblems } from './consumers/consumers.ts';
import { documentProblems } from './documents/documents.ts';
import { fileLengthProblems } from './file-length.ts';
import { brokenWalls } from './import-walls.ts';
import { type WorkspacePackage, workspacePackages } from './packages.ts';
import { routerImportProblems } from './router-imports.ts';
import { type Outcome, root, run } from './run.ts';
import { sourceFiles } from './source-files.ts';
import { commentWidthProblems } from './vocabulary/comment-width.ts';
import { vocabularyProblems } from './vocabulary/vocabulary.ts';

export type Check = { name: string; run: () => Promise<Outcome> };

/** All checks of `pnpm check`. */
export function checks(): Check[] {
  const packages = workspacePackages();
  const files = sourceFiles();
  return [
    {
      name: 'lint, format, circles, undeclared imports',
      run: () => run('biome', ['check', '--error-on-warnings', '.']),
    },
    { name: 'import walls', run: async () => outcomeOf(brokenWalls(packages)) },
    { name: 'router imports of remotes', run: async () => outcomeOf(routerImportProblems(files)) },
    { name: 'changesets', run: async () => outcomeOf(changesetProblems(root, versioned(packages))) },
    { name: 'file length', run: async () => outcomeOf(fileLengthProblems(files)) },
    { name: 'vocabulary', run: async () => outcomeOf(vocabularyProblems(files)) },
    { name: 'width of comments', run: async () => outcomeOf(commentWidthProblems(files)) },
    { name: 'references of documents', run: async () => outcomeOf(documentProblems(files)) },
    // One program for all packages, because most of their time goes to the types of the same libraries.
    { name: 'types', run: () => run('tsc', ['-p', root, '--checkers', '2']) },
    ...packages
      .filter(({ folder }) => hasNoAmbientTypes(folder))
      .map((one) => ({ name: `types of ${one.name} without Node`, run: () => run('tsc', ['-p', one.folder]) })),
    ...examples.map((folder) => ({
      name: `types of ${basename(folder)}`,
      run: () => run('tsc', ['-p', join(root, folder)]),
    })),
    {
      name: 'consumers of released packages',
      run: async () => outcomeOf(await consumerProblems(root, remotesImport(packages), run)),
    },
    { name: 'dead code', run: () => run('knip', ['--no-progress']) },
  ];
}

/** The folders of the example remotes, which are not packages of the site. */
const examples = ['create-verandah-remote/template-remote', 'federation-build/mounted-remote'];

/** Returns true for a package that may use no globals of Node. The program of all packages has them. */
function hasNoAmbientTypes(folder: string): boolean {
  const { compilerOptions } = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8'));
  return compilerOptions.types.length === 0;
}

/**
 * Returns the names of the packages whose changes need changesets. Promotion compares the versions of these packages,
 * or remotes are built with them.
 */
function versioned(packages: readonly WorkspacePackage[]): string[] {
  return [...remotesImport(packages), 'create-verandah-remote'];
}

function remotesImport(packages: readonly WorkspacePackage[]): string[] {
  return packages.map(({ folder }) => basename(folder)).filter((name) => /^(?:shared-|federation)/.test(name));
}

function outcomeOf(problems: readonly string[]): Outcome {
  return { ok: problems.length === 0, output: problems.map((line) => `${line}\n`).join('') };
}

/** Runs all checks, two at a time. Prints a line for each check, and the output of each check that fails. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const waiting = checks();
  const tally = { passed: 0, failed: 0 };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { ok, output } = await check.run().catch((error: Error) => ({ ok: false, output: error.message }));
      tally[ok ? 'passed' : 'failed'] += 1;
      console.log(`${ok ? '✓' : '✗'} ${check.name}`);
      if (!ok) console.log(output);
    }
  };
  await Promise.all([work(), work()]);
  return tally;
}
