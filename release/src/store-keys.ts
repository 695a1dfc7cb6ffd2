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
