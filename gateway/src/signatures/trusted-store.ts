import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { clientBuild } from 'federation/client-build';
import { readTrustedKeys } from 'federation/sign';
import { type BuildFacts, envelopeOf, type PublicKey, verifyBuild, verifyRelease } from 'federation/signatures';
import { LRUCache } from 'lru-cache';
import type { GatewayConfig } from '../config.ts';

/** A build file whose signature was verified. */
export type TrustedBuild = {
  facts: BuildFacts;
  /** The file as it is stored. */
  file: Buffer;
  /** The file as browsers receive it. */
  table: Buffer;
  /** The signature, which browsers check as well. */
  envelope: Buffer;
  /** The keys of which one has signed the file. */
  keys: readonly PublicKey[];
};

/** Thrown for a file that no trusted key has signed, or that was changed afterwards. */
export class UntrustedFile extends Error {
  override readonly name = 'UntrustedFile';
}

/**
 * Reads builds and releases from the release store, and verifies the signature of each file. Keeps the builds that
 * browsers request most, so that a file that is damaged later does no harm to open tabs.
 */
export class TrustedStore {
  readonly #folder: string;
  readonly #keysFile: string | null;
  readonly #builds = new LRUCache<string, TrustedBuild>({ max: 20 });
  #keys: readonly PublicKey[] = [];
  #keysStamp = '';

  constructor({ releases, trustedKeysFile }: Pick<GatewayConfig, 'releases' | 'trustedKeysFile'>) {
    this.#folder = releases;
    this.#keysFile = trustedKeysFile;
  }

  /**
   * Returns the trusted keys. Reads their file again after it has changed, so that a key can be replaced without a
   * restart.
   * @throws Error when the file is missing or has something else
   */
  async keys(): Promise<readonly PublicKey[]> {
    if (this.#keysFile === null) throw new UntrustedFile('RELEASE_TRUSTED_KEYS_FILE is not set, so no key is trusted');
    const { mtimeNs, ino } = await stat(this.#keysFile, { bigint: true }).catch(() => {
      throw new UntrustedFile('the file of RELEASE_TRUSTED_KEYS_FILE cannot be read, so no key is trusted');
    });
    const stamp = `${ino}-${mtimeNs}`;
    if (stamp !== this.#keysStamp) {
      this.#keys = readTrustedKeys(await readFile(this.#keysFile, 'utf8')).map(({ publicKey }) => publicKey);
      this.#keysStamp = stamp;
      this.#builds.clear();
    }
    return this.#keys;
  }

  /**
   * Returns a build that was verified before, or reads and verifies it.
   * @throws UntrustedFile when it is not trusted, Error when it cannot be read
   */
  async build(id: string): Promise<TrustedBuild> {
    await this.keys();
    return this.#builds.get(id) ?? this.readBuild(id);
  }

  /** Reads a build and verifies it, also when it was verified before: it may have been signed again. */
  async readBuild(id: string): Promise<TrustedBuild> {
    const keys = await this.keys();
    const file = await readFile(join(this.#folder, `builds/meta/${id}.json`));
    const envelope = await readFile(join(this.#folder, `builds/meta/${id}.dsse.json`)).catch(() => null);
    const verified = await verifyBuild(
      { bytes: file, envelope: envelopeOf(envelope?.toString()) },
      { id, form: 'stored' },
      keys,
    );
    if ('problem' in verified || !envelope) {
      throw new UntrustedFile(`build ${id} is not trusted: ${'problem' in verified ? verified.problem : ''}`);
    }
    const build = { facts: verified.facts, file, table: clientBuild(file), envelope, keys };
    this.#builds.set(id, build);
    return build;
  }

  /**
   * Returns the JSON of a published release.
   * @throws UntrustedFile when it is not trusted, Error when it cannot be read
   */
  async release(name: string, version: string): Promise<unknown> {
    const folder = join(this.#folder, 'releases', name, version);
    const bytes = await readFile(join(folder, 'release.json'));
    const envelope = await readFile(join(folder, 'release.dsse.json')).catch(() => null);
    const file = { bytes, envelope: envelopeOf(envelope?.toString()) };
    const verified = await verifyRelease(file, { name, version }, await this.keys());
    if ('problem' in verified) throw new UntrustedFile(`${name}@${version} is not trusted: ${verified.problem}`);
    return JSON.parse(bytes.toString());
  }

  /**
   * Verifies that each release in a build is one that was signed when it was published.
   * @throws UntrustedFile when one is not, Error when one cannot be read
   */
  async requireReleases({ facts, file }: TrustedBuild): Promise<void> {
    const { shell, remotes } = JSON.parse(file.toString()) as { shell: unknown; remotes: Record<string, unknown> };
    for (const document of [shell, ...Object.values(remotes)]) {
      const { name, version } = document as { name: string; version: string };
      if (isDeepStrictEqual(document, await this.release(name, version))) continue;
      throw new UntrustedFile(`build ${facts.id} has another ${name}@${version} than was published`);
    }
  }
}
