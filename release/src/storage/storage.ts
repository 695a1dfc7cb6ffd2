/**
 * Stores releases, assets and builds. The interface is small enough for a folder and for an S3-compatible bucket, where
 * `create` is a PUT with `If-None-Match: *`, `swap` a PUT with `If-Match`, and a tag an ETag.
 */
export type Storage = {
  read: (key: string) => Promise<{ bytes: Buffer; tag: string } | undefined>;
  /** Lists the keys that start with a prefix ending in `/`, in any order. */
  keys: (prefix: string) => Promise<string[]>;
  /** Writes a new key atomically. Returns false when the key exists. */
  create: (key: string, bytes: Uint8Array) => Promise<boolean>;
  /**
   * Writes if the key still has this `tag`, or does not exist when the tag is null. Returns false when another process
   * wrote it first.
   */
  swap: (key: string, tag: string | null, bytes: Uint8Array) => Promise<boolean>;
};

/** The keys of all files in the store. */
export const keys = {
  release: (name: string, version: string) => `releases/${name}/${version}/release.json`,
  /** For tools of the Module Federation ecosystem. The gateway serves the manifest of the live release. */
  releaseManifest: (name: string, version: string) => `releases/${name}/${version}/mf-manifest.json`,
  releaseFile: (name: string, version: string, file: string) => `releases/${name}/${version}/public/${file}`,
  releaseMap: (name: string, version: string, file: string) => `releases/${name}/${version}/maps/${file}`,
  /** Files that only the gateway reads. They are never copied to the public assets. */
  releaseServer: (name: string, version: string, file: string) => `releases/${name}/${version}/server/${file}`,
  releases: (name: string) => `releases/${name}/`,
  asset: (name: string, file: string) => `assets/${name}/${file}`,
  build: (id: string) => `builds/meta/${id}.json`,
  latest: 'builds/latest.json',
};

/** The endings of the compressed copies that are stored beside a file. */
export const compressedEndings = ['.br', '.gz'] as const;
