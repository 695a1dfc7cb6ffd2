/**
 * Stores releases, assets and builds. Small enough for a folder and for an S3-compatible bucket: `create` is a PUT with
 * `If-None-Match: *`, `swap` a PUT with `If-Match`, and a tag is an ETag.
 */
export type Storage = {
  read: (key: string) => Promise<{ bytes: Buffer; tag: string } | undefined>;
  /** Lists the keys under a prefix that ends in `/`, in no order. */
  keys: (prefix: string) => Promise<string[]>;
  /** Atomic. Returns false when the key exists. */
  create: (key: string, bytes: Uint8Array) => Promise<boolean>;
  /**
   * Writes if the key still has this `tag`, or does not exist when the tag is null. Returns false when another process
   * was faster.
   */
  swap: (key: string, tag: string | null, bytes: Uint8Array) => Promise<boolean>;
};

/** Keys of the store. */
export const keys = {
  release: (name: string, version: string) => `releases/${name}/${version}/release.json`,
  /** For tools of the Module Federation ecosystem; the gateway serves the live one. */
  releaseManifest: (name: string, version: string) => `releases/${name}/${version}/mf-manifest.json`,
  releaseFile: (name: string, version: string, file: string) => `releases/${name}/${version}/public/${file}`,
  releaseMap: (name: string, version: string, file: string) => `releases/${name}/${version}/maps/${file}`,
  /** Files for the gateway alone. They are never copied to the assets. */
  releaseServer: (name: string, version: string, file: string) => `releases/${name}/${version}/server/${file}`,
  releases: (name: string) => `releases/${name}/`,
  asset: (name: string, file: string) => `assets/${name}/${file}`,
  build: (id: string) => `builds/meta/${id}.json`,
  latest: 'builds/latest.json',
};

/** Endings of a file's compressed copies, stored beside it. */
export const compressedEndings = ['.br', '.gz'] as const;
