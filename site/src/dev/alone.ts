import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { root } from '../checks/run.ts';

/** What makes a build a part of the house; alone, a remote bundles everything itself. */
const housePlugins = new Set(['ModuleFederationPlugin', 'NoSecondCopyPlugin', 'ReleasePlugin']);

/** A remote's development build with a React of its own, started by `federation/standalone`. */
export async function withoutShell(config: Configuration, name: string): Promise<Configuration> {
  const folder = join(root, name, '.cache');
  await mkdir(folder, { recursive: true });
  const entry = join(folder, 'alone.ts');
  await writeFile(entry, starter());
  return {
    ...config,
    entry: { alone: entry },
    // Mantine as it is, with all its styles: groups are how shell and remotes share it.
    resolve: { ...config.resolve, alias: {} },
    plugins: (config.plugins ?? []).filter((plugin) => !housePlugins.has(plugin?.constructor.name ?? '')),
  };
}

const fromFederation = createRequire(join(root, 'federation/package.json'));

const starter = () => `import '${fromFederation.resolve('@mantine/core/styles.layer.css')}';
import { runStandalone } from 'federation-build/standalone';
import definition from '../src/remote.ts';

runStandalone(definition, (page) => import(/* webpackInclude: /\\.page\\.tsx$/ */ \`../src/pages/\${page}.page.tsx\`));
`;

/** The document of every page of a remote that runs alone. */
export function aloneDocument(name: string, script: string): (nonce: string) => string {
  return (nonce) => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} alone</title>
<link rel="icon" href="/favicon.png">
<link rel="stylesheet" href="/assets/${name}/alone.css">
<script nonce="${nonce}">${script}</script>
<script defer nonce="${nonce}" src="/assets/${name}/alone.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
}
