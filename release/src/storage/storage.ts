/**
 * The store of releases, assets and builds. This package stores them in a folder. A bucket with the S3 API can replace
 * it: `create` is then a PUT with `If-None-Match: *`, `swap` a PUT with `If-Match`, and a tag an ETag.
 */
export type Storage = {
  read: (key: string) => Promise<{ bytes: Buffer; tag: string } | undefined>;
  /** Returns all keys that start with the prefix, in any order. The prefix must end in `/`. */
  keys: (prefix: string) => Promise<string[]>;
  /** Writes a new key atomically. Returns false when the key exists already. */
  create: (key: string, bytes: Uint8Array) => Promise<boolean>;
  /**
   * Writes a key whose tag is still `tag`, or which does not exist yet when `tag` is null. Returns false when another
   * process wrote the key first.
   */
  swap: (key: string, tag: string | null, bytes: Uint8Array) => Promise<boolean>;
};

/** Returns the key of each kind of file in the store. */
export const keys = {
  release: (name: string, version: string) => `releases/${name}/${version}/release.json`,
  /** The signature of `release.json` (`federation/signatures`). */
  releaseEnvelope: (name: string, version: string) => `releases/${name}/${version}/release.dsse.json`,
  /** The Module Federation manifest, for development tools. The gateway serves the manifest of the live release. */
  releaseManifest: (name: string, version: string) => `releases/${name}/${version}/mf-manifest.json`,
  releaseFile: (name: string, version: string, file: string) => `releases/${name}/${version}/public/${file}`,
  releaseMap: (name: string, version: string, file: string) => `releases/${name}/${version}/maps/${file}`,
  /** A server module, with which the gateway renders pages. It is never copied to the public assets. */
  releaseServer: (name: string, version: string, file: string) => `releases/${name}/${version}/server/${file}`,
  releases: (name: string) => `releases/${name}/`,
  asset: (name: string, file: string) => `assets/${name}/${file}`,
  build: (id: string) => `builds/meta/${id}.json`,
  /** The signature of a build. */
  buildEnvelope: (id: string) => `builds/meta/${id}.dsse.json`,
  builds: 'builds/meta/',
  latest: 'builds/latest.json',
};

/** The endings of a file's compressed copies, which are stored next to it: Brotli and gzip. */
export const compressedEndings = ['.br', '.gz'] as const;
