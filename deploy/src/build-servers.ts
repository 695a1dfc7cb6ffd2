import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyPackage } from './copy-package.ts';
import { folderBytes } from './folder-files.ts';
import { install } from './install.ts';
import { missingImports } from './missing-imports.ts';
import { writeWorkspace } from './pruned-workspace.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { maxBytes, type Server } from './servers.ts';
import { productionPackages } from './workspace.ts';

export type BuiltServer = { name: string; folder: string; packages: string[]; bytes: number };

/**
 * Writes a folder per server into `target`, which replaces the folder of an earlier build.
 * @throws Error when a server imports what its folder does not have, or a folder is too large
 */
export async function buildServers(servers: readonly Server[], target: string): Promise<BuiltServer[]> {
  return Promise.all(servers.map((server) => buildServer(server, target)));
}

async function buildServer(server: Server, target: string): Promise<BuiltServer> {
  const folder = join(target, server.name);
  // A build that fails leaves the folder of the earlier build.
  const draft = join(target, `.new-${server.name}`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const packages = productionPackages(server.name);
  for (const one of packages) await copyPackage(one, draft, server.without ?? []);
  await writeWorkspace(server, packages, draft);
  await install(draft);
  await removeUnusedFiles(draft);
  const names = packages.map(({ name }) => name);
  const missing = missingImports(draft, names);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const bytes = folderBytes(draft);
  if (bytes > maxBytes)
    throw new Error(`${server.name}: expected at most ${inMegabytes(maxBytes)}, got ${inMegabytes(bytes)}.`);
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  return { name: server.name, folder, packages: names, bytes };
}

export function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
