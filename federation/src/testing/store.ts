import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '../registry.ts';
import { createKeyPair, readSigners, signBuild, signRelease } from '../signatures/sign.ts';

const { privatePem, publicPem } = createKeyPair();
const signers = readSigners(privatePem);
let sequence = 0;

/** The public key of the tests, as PEM. */
export const testPublicPem = publicPem;

/** Writes the list of trusted keys of the tests into the folder. Returns its path. */
export async function writeTrustedKeys(folder: string, pems: readonly string[] = [publicPem]): Promise<string> {
  const file = join(folder, 'trusted-keys.pem');
  await writeFile(file, pems.join(''));
  return file;
}

/**
 * Writes a build, its releases and their signatures into the folder of a release store, as the release tool does. Each
 * build has a higher sequence than the one before.
 */
export async function storeBuild(folder: string, build: Build, options: { sequence?: number } = {}): Promise<void> {
  for (const document of [build.shell, ...Object.values(build.remotes)]) await storeRelease(folder, document);
  const home = join(folder, 'builds/meta');
  const file = Buffer.from(JSON.stringify(build));
  sequence += 1;
  const envelope = signBuild(file, { id: build.id, sequence: options.sequence ?? sequence, kind: 'promote' }, signers);
  await write(home, `${build.id}.json`, file);
  await write(home, `${build.id}.dsse.json`, JSON.stringify(envelope));
}

/** Writes and signs the `release.json` of a release. */
export async function storeRelease(folder: string, document: { name: string; version: string }): Promise<void> {
  const { name, version } = document;
  const home = join(folder, 'releases', name, version);
  const file = Buffer.from(JSON.stringify(document));
  await write(home, 'release.json', file);
  await write(home, 'release.dsse.json', JSON.stringify(signRelease(file, { name, version }, signers)));
}

/** Replaces the file as a whole, because a gateway may read it meanwhile. */
async function write(folder: string, name: string, content: string | Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const aside = join(folder, `.new-${randomUUID()}`);
  await writeFile(aside, content);
  await rename(aside, join(folder, name));
}
