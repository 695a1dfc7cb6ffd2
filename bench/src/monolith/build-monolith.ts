import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  page,
  type RemoteRelease,
  registryFormat,
  requiredShellFeatures,
  type ShellRelease,
  supportedShellFeatures,
} from 'federation';
import { integrityOf } from 'federation/integrity';
import { openStore, ownSigning, promote, publish } from 'release';
import webpack, { type Compilation, type Configuration, type Stats } from 'webpack';
import { browserConfig, type Definitions, loaderSource, readDefinitions, serverConfigs } from './monolith-config.ts';

type Files = { js: string[]; css: string[] };

/** Builds the monolith into a folder: `built/` for browsers and `server/` for the gateway. */
export async function buildMonolith(folder: string): Promise<{ compilation: Compilation; definitions: Definitions }> {
  await rm(folder, { recursive: true, force: true });
  const built = join(folder, 'built');
  await mkdir(built, { recursive: true });
  const definitions = await readDefinitions();
  for (const config of serverConfigs(join(folder, 'server'), definitions)) await run(config);
  const loader = join(folder, 'load-page-module.js');
  await writeFile(loader, loaderSource(definitions));
  const { compilation } = await run(browserConfig(built, loader));
  return { compilation, definitions };
}

/**
 * Publishes the monolith into `releases/`, a release store that the site's own gateway serves. In its releases, the one
 * entry of the monolith replaces each remote's container, and a page's chunks replace those of shared modules. So the
 * same code creates documents, tags, compression and headers of both sites.
 */
export async function publishMonolith(
  folder: string,
  compilation: Compilation,
  definitions: Definitions,
): Promise<void> {
  const releases = join(folder, 'releases');
  const files = { signing: join(folder, 'signing-key.pem'), trusted: join(folder, 'trusted-keys.pem') };
  const storage = openStore(releases, await ownSigning(releases, files, () => {}));
  const targets: string[] = [];
  for (const dist of await writeReleases(folder, compilation, definitions)) {
    const published = await publish(storage, dist);
    if ('refused' in published) throw new Error(published.refused);
    targets.push(`${published.name}@${published.version}`);
  }
  const promoted = await promote(storage, targets);
  if ('refused' in promoted) throw new Error(promoted.refused.join('\n'));
}

/** Writes a `dist` folder for the shell and for each remote, like the folders that their own builds write. */
async function writeReleases(folder: string, compilation: Compilation, definitions: Definitions): Promise<string[]> {
  const built = join(folder, 'built');
  const main = filesOf(compilation, 'main');
  const [entry] = main.js;
  if (!entry) throw new Error('webpack wrote no entry');
  const common = {
    format: registryFormat,
    version: '1.0.0',
    commit: 'monolith',
    builtAt: new Date().toISOString(),
    names: {},
  };
  const provides: ShellRelease['provides'] = {};
  const dists: string[] = [];

  for (const { name, pages } of definitions) {
    const dist = join(folder, 'dist', name);
    await mkdir(join(dist, 'public'), { recursive: true });
    await cp(join(built, `${name}`), join(dist, 'public'), { recursive: true });
    await cp(join(built, entry), join(dist, 'public', basename(entry)));
    const exposes: RemoteRelease['exposes'] = {};
    for (const { page: pageName } of pages) {
      const files = filesOf(compilation, `${name}/${pageName}`);
      const own = (list: string[]) => list.filter((file) => file.startsWith(`${name}/`)).map((file) => basename(file));
      const others = (list: string[]) => list.filter((file) => file.startsWith('shell/')).map((file) => basename(file));
      const key = `${name}/${pageName}`;
      provides[key] = { version: '1.0.0', js: others(files.js), css: others(files.css) };
      exposes[pageName] = { js: own(files.js), css: own(files.css), shared: [key] };
    }
    const release: RemoteRelease = {
      kind: 'remote',
      name,
      ...common,
      files: await factsOf(join(dist, 'public')),
      ...(await serverModules(join(folder, 'server/pages'), `${name}.`, dist)),
      pages: pages.map((row) => page.parse(row)),
      container: { global: `monolith_${dists.length}`, entry: basename(entry) },
      exposes,
      needs: {},
      features: requiredShellFeatures({ pages }),
    };
    await writeFile(join(dist, 'release.json'), JSON.stringify(release));
    dists.push(dist);
  }

  const dist = join(folder, 'dist/shell');
  await cp(join(built, 'shell'), join(dist, 'public'), { recursive: true });
  const shell: ShellRelease = {
    kind: 'shell',
    name: 'shell',
    ...common,
    files: await factsOf(join(dist, 'public')),
    ...(await serverModules(join(folder, 'server/shell'), '', dist)),
    entry: { js: [], css: main.css.map((file) => basename(file)) },
    contextChecks: basenames(filesOf(compilation, 'context-checks')),
    provides,
    features: supportedShellFeatures,
    sharedDocuments: true,
  };
  await writeFile(join(dist, 'release.json'), JSON.stringify(shell));
  return [dist, ...dists];
}

function filesOf(compilation: Compilation, group: string): Files {
  const chunks = (compilation.entrypoints.get(group) ?? compilation.namedChunkGroups.get(group))?.chunks ?? [];
  const files = chunks.flatMap((chunk) => [...chunk.files]);
  const ending = (suffix: string) => [...new Set(files.filter((file) => file.endsWith(suffix)))];
  return { js: ending('.js'), css: ending('.css') };
}

const basenames = ({ js, css }: Files): Files => ({
  js: js.map((file) => basename(file)),
  css: css.map((file) => basename(file)),
});

async function factsOf(folder: string): Promise<ShellRelease['files']> {
  const files: ShellRelease['files'] = {};
  for (const file of await readdir(folder)) {
    const content = await readFile(join(folder, file));
    files[file] = { bytes: content.byteLength, integrity: integrityOf(content) };
  }
  return files;
}

/**
 * Returns the server modules in a folder whose file names start with `prefix`, such as
 * `remote-listings.search.0a1b2c3d4e.cjs`. Key: the next part of the name, here `search`.
 */
async function serverModules(from: string, prefix: string, dist: string): Promise<Pick<ShellRelease, 'server'>> {
  const files = (await readdir(from)).filter((file) => file.startsWith(prefix) && file.endsWith('.cjs'));
  if (files.length === 0) return {};
  const facts = files.map(async (file) => {
    await cp(join(from, file), join(dist, 'server', file));
    const [name = ''] = file.slice(prefix.length).split('.');
    return [name, { file, integrity: integrityOf(await readFile(join(from, file))) }] as const;
  });
  return { server: Object.fromEntries(await Promise.all(facts)) };
}

function run(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    if (!compiler) throw new Error(`webpack made no compiler for ${config.name}`);
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        if (error ?? closing) reject(error ?? closing);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else if (stats) resolve(stats);
      });
    });
  });
}
