import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release, RemoteDefinition, RemoteRelease, ShellRelease } from 'federation';
import { type PageInput, page, registryFormat, requiredShellFeatures, supportedShellFeatures } from 'federation';
import { integrityOf } from 'federation/integrity';
import type { Compilation, Compiler } from 'webpack';
import webpack from 'webpack';
import { entryFiles, filesOf, pageAssets, providedShares, usedShares } from './chunk-facts.ts';
import { type PackageFacts, sharedPackageVersions } from './package-facts.ts';

type Subject =
  | { kind: 'remote'; facts: PackageFacts; definition: RemoteDefinition; global: string }
  | { kind: 'shell'; facts: PackageFacts };

/**
 * Writes `dist/release.json`, which describes a finished build of a package. Promotion copies it into the site's next
 * build file, which the gateway and the shell read.
 */
export class ReleasePlugin {
  readonly subject: Subject;

  constructor(subject: Subject) {
    this.subject = subject;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage }, () => {
        const release = describe(this.subject, compilation);
        const source = new webpack.sources.RawSource(`${JSON.stringify(release, null, 2)}\n`);
        compilation.emitAsset('../release.json', source);
      });
    });
  }
}

function describe(subject: Subject, compilation: Compilation): Release {
  const { name, version, folder } = subject.facts;
  const common = {
    format: registryFormat,
    version,
    commit: commitOf(folder),
    builtAt: buildTime().toISOString(),
    builtWith: sharedPackageVersions(),
    files: fileFacts(compilation),
    ...serverFacts(join(folder, 'dist/server')),
  };
  return subject.kind === 'shell'
    ? ({ kind: 'shell', name: 'shell', ...common, ...shellFacts(compilation) } satisfies ShellRelease)
    : ({ kind: 'remote', name, ...common, ...remoteFacts(subject, compilation) } satisfies RemoteRelease);
}

function remoteFacts({ definition, global }: Extract<Subject, { kind: 'remote' }>, compilation: Compilation) {
  const entry = filesOf(compilation.entrypoints.get(global)?.chunks ?? []).js.at(-1);
  if (!entry) throw new Error(`${definition.name}: webpack wrote no entry`);
  const { needs, names } = usedShares(compilation);
  const pageNames = [...new Set(definition.pages.map((row: PageInput) => row.page))];
  return {
    owner: definition.owner,
    budgets: definition.budgets,
    pages: definition.pages.map((row) => page.parse(row)),
    mount: definition.mount,
    container: { global, entry, uniqueName: compilation.outputOptions.uniqueName ?? '' },
    exposes: Object.fromEntries(pageNames.map((pageName) => [pageName, pageAssets(compilation, pageName)])),
    needs,
    names,
    features: requiredShellFeatures(definition),
  };
}

function shellFacts(compilation: Compilation) {
  return {
    entry: entryFiles(compilation, 'shell'),
    contextChecks: filesOf(compilation.namedChunkGroups.get(contextChecksChunk)?.chunks ?? []),
    ...providedShares(compilation, 'shell'),
    features: supportedShellFeatures,
    sharedDocuments: true,
  };
}

/** The name of the chunk in shared-api/src/context/check-contexts.ts. */
const contextChecksChunk = 'context-checks';

function fileFacts(compilation: Compilation): Release['files'] {
  const files: Release['files'] = {};
  for (const { name, source } of compilation.getAssets()) {
    if (name.startsWith('../')) continue;
    const content = source.buffer();
    files[name] = { bytes: content.byteLength, integrity: integrityOf(content) };
  }
  return files;
}

/** Returns the files of the server build by page name: `search.0a1b2c3d4e.cjs` renders the page `search`. */
function serverFacts(folder: string): Pick<Release, 'server'> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((file) => file.endsWith('.cjs'));
  const facts = (file: string) => ({ file, integrity: integrityOf(readFileSync(join(folder, file))) });
  return { server: Object.fromEntries(files.map((file) => [file.split('.')[0], facts(file)])) };
}

/**
 * Returns the current time, or the time in SOURCE_DATE_EPOCH, so that two builds of the same sources are equal
 * (https://reproducible-builds.org/specs/source-date-epoch/).
 */
function buildTime(): Date {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}

function commitOf(folder: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}
