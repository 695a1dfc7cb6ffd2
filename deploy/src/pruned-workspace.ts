import { readFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import * as z from 'zod/mini';
import { json } from './copy-package.ts';
import type { Server } from './servers.ts';
import { type Manifest, root } from './workspace.ts';

/** The settings of pnpm-workspace.yaml that decide which npm packages are installed. */
const settings = z.looseObject({
  catalog: z.record(z.string(), z.string()),
  overrides: z.record(z.string(), z.string()),
  ignoredOptionalDependencies: z.array(z.string()),
  allowBuilds: z.record(z.string(), z.boolean()),
  nodeVersion: z.string(),
});

/** Makes the folder a pnpm workspace of the packages. pnpm then reduces the lockfile to what they depend on. */
export async function writeWorkspace(server: Server, packages: readonly Manifest[], folder: string): Promise<void> {
  const { catalog, overrides, ignoredOptionalDependencies, allowBuilds, nodeVersion } = settings.parse(
    load(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')),
  );
  const used = new Set(packages.flatMap(({ dependencies }) => Object.keys(dependencies)));
  const workspace = {
    packages: packages.map(({ name }) => name),
    catalog: Object.fromEntries(
      Object.entries(catalog).filter(([name]) => used.has(name) && !server.without?.includes(name)),
    ),
    overrides,
    ignoredOptionalDependencies,
    allowBuilds,
    nodeVersion,
    // `pnpm start` in the folder must not install again: files that no server loads were removed.
    verifyDepsBeforeRun: false,
  };
  await writeFile(join(folder, 'pnpm-workspace.yaml'), dump(workspace));
  await writeFile(
    join(folder, 'package.json'),
    json({
      name: `verandah-${server.name}`,
      private: true,
      license: 'MIT',
      type: 'module',
      engines: { node: `>=${nodeVersion.split('.')[0]}` },
      scripts: server.scripts,
    }),
  );
  await copyFile(join(root, 'pnpm-lock.yaml'), join(folder, 'pnpm-lock.yaml'));
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}
