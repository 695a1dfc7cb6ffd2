import { StatsPlugin } from '@module-federation/manifest';
import { installedVersion } from './package-facts.ts';

type Container = ConstructorParameters<typeof StatsPlugin>[0];

/**
 * Writes `dist/mf-manifest.json` for tools of the Module Federation ecosystem. The file is outside `dist/public`,
 * because its name has no hash. A visitor's browser never loads it.
 */
export function manifestPlugin(container: Container): StatsPlugin {
  return new StatsPlugin(
    { ...container, dts: false, manifest: { filePath: '..' } },
    { pluginVersion: installedVersion('@module-federation/manifest'), bundler: 'webpack' },
  );
}
