import { StatsPlugin } from '@module-federation/manifest';
import { sharedModuleFor } from 'federation';
import type { Compilation } from 'webpack';
import { entryFiles, providedShares, usedShares } from './chunk-facts.ts';
import { installedVersion } from './package-facts.ts';

type Options = ConstructorParameters<typeof StatsPlugin>[0];
type ManifestOptions = Exclude<Options['manifest'], boolean | undefined>;
type Stats = Parameters<NonNullable<ManifestOptions['additionalData']>>[0]['stats'];
type Shared = Stats['shared'][number];

/**
 * Writes `dist/mf-manifest.json` for tools of the Module Federation ecosystem. The file is outside `dist/public`,
 * because browsers cache the files there for a year and the manifest's name never changes. Visitors' browsers never
 * load it.
 */
export function manifestPlugin(container: Options): StatsPlugin {
  const describe = container.exposes ? sharedOfRemote : sharedOfShell;
  // Replaces the plugin's own list of shared modules, which is wrong: the plugin parses webpack's module names, whose
  // format has changed. It would list paths as versions, and no shared modules for a remote.
  const additionalData: ManifestOptions['additionalData'] = ({ stats, compilation }) => ({
    ...stats,
    shared: describe(compilation as unknown as Compilation).map((one) => ({ ...one, id: `${stats.name}:${one.name}` })),
  });
  return new StatsPlugin(
    { ...container, dts: false, manifest: { filePath: '..', additionalData } },
    { pluginVersion: installedVersion('@module-federation/manifest'), bundler: 'webpack' },
  );
}

function sharedOfRemote(compilation: Compilation): Shared[] {
  const { needs, names } = usedShares(compilation);
  return Object.keys(needs).map((key) => ({ ...sharedModule(key), usedExports: [...(names[key] ?? [])] }));
}

function sharedOfShell(compilation: Compilation): Shared[] {
  const entry = entryFiles(compilation, 'shell');
  return Object.entries(providedShares(compilation, 'shell').provides).map(([key, { js, css }]) => {
    const files = js.length > 0 ? { js, css } : entry;
    const assets = { js: { sync: files.js, async: [] }, css: { sync: files.css, async: [] } };
    return { ...sharedModule(key), assets };
  });
}

/** Returns the manifest entry of a shared module. The entry lists no files. */
function sharedModule(key: string): Shared {
  const row = sharedModuleFor(key);
  if (!row) throw new Error(`${key} is not in shared-modules.ts`);
  const none = { sync: [], async: [] };
  return {
    id: key,
    name: key,
    version: installedVersion(row.package),
    singleton: true,
    requiredVersion: row.floor,
    assets: { js: none, css: none },
    hash: '',
    deps: [],
    usedIn: [],
    usedExports: [],
    fallback: '',
    fallbackName: '',
    fallbackType: 'global',
  };
}
