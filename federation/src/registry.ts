import * as z from 'zod/mini';
import { access, page, remoteName } from './page.ts';
import { shellFeatures, supportedShellFeatures } from './shell-features.ts';

/**
 * The version of the format of releases, builds and visits. Raise it when an older reader would misunderstand a new
 * document. A new optional field does not need that, because readers ignore fields that they do not know.
 */
export const registryFormat = 2;

/** Documents without a version have format 1. */
const format = z._default(z.int(), 1);

/** Subresource integrity, `sha384-…`. */
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/**
 * A file in a release folder and under `/assets/<name>/`. Its name contains a content hash and never a parent folder.
 */
const fileName = z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9._/-]*$/));

const version = z.string().check(z.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/));
const caretRange = z.string().check(z.regex(/^\^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/));

const fileFacts = z.object({ bytes: z.int(), integrity });

/** The files that a page needs before its first render, by their names in its release. */
export const exposeAssets = z.object({
  js: z.array(fileName),
  css: z.array(fileName),
  /** Keys of the shared modules that the shell must have loaded, such as `shared-ui/mantine/inputs`. */
  shared: z.array(z.string()),
});

const releaseFacts = {
  format,
  version,
  commit: z.string(),
  builtAt: z.string(),
  /** All files of the release except release.json. */
  files: z.record(fileName, fileFacts),
  /** Versions of the workspace's shared packages at build time. For information only. */
  builtWith: z.optional(z.record(z.string(), z.string())),
  /**
   * The gateway renders public pages with these modules and never serves them. Keys: a remote's page names, or `shell`.
   */
  server: z.optional(z.record(z.string(), z.object({ file: fileName, integrity }))),
};

export const remoteRelease = z.object({
  kind: z.literal('remote'),
  name: remoteName,
  ...releaseFacts,
  pages: z.array(page),
  /**
   * The global variable that the entry defines, the entry's file, and webpack's `uniqueName`, from which webpack
   * derives the global that chunks register in.
   */
  container: z.object({ global: z.string(), entry: fileName, uniqueName: z.optional(z.string()) }),
  /** The files of each page. Key: the page's name. */
  exposes: z.record(z.string(), exposeAssets),
  /** The version that the live shell must provide, as a caret range. Key: the shared module's key. */
  needs: z.record(z.string(), caretRange),
  /** The names that this remote imports. Key: the shared module's key. */
  names: z.record(z.string(), z.array(z.string())),
  /** Layouts, guards, frames and navigation areas that the page table names. */
  features: z._default(shellFeatures, { layouts: [], guards: [], frames: [], navAreas: [] }),
  /**
   * Set by the code that reads a build, never by a build: why this version of the site cannot run the release. Its
   * pages show that as a failure; other remotes work.
   */
  unsupported: z.optional(z.string()),
});
export type RemoteRelease = z.infer<typeof remoteRelease>;

export const shellRelease = z.object({
  kind: z.literal('shell'),
  name: z.literal('shell'),
  ...releaseFacts,
  /** The files that the HTML loads, in this order. */
  entry: z.object({ js: z.array(fileName), css: z.array(fileName) }),
  /** Version and chunk files (none for eager modules) of each shared module. Key: the shared module's key. */
  provides: z.record(z.string(), z.object({ version, js: z.array(fileName), css: z.array(fileName) })),
  /**
   * The names that each shared module exports. Key: the shared module's key. CommonJS modules are missing, because
   * webpack cannot see their names.
   */
  names: z.record(z.string(), z.array(z.string())),
  /** Layouts, guards, frames and navigation areas that this shell implements. */
  features: z._default(shellFeatures, supportedShellFeatures),
});
export type ShellRelease = z.infer<typeof shellRelease>;

export const release = z.discriminatedUnion('kind', [remoteRelease, shellRelease]);
export type Release = z.infer<typeof release>;

/** The fields of a build except its remotes, which are parsed one by one. */
export const buildFrame = z.object({
  format,
  id: z.string().check(z.regex(/^[0-9A-Za-z._-]{1,64}$/)),
  createdAt: z.string(),
  previous: z.nullable(z.string()),
  /** The operator's command, such as `promote remote-checkout@1.4.0`. */
  reason: z.string(),
  shell: shellRelease,
});

/** `builds/meta/{buildId}.json`: immutable. Read it with `readBuild`, which isolates remotes that must not run. */
export type Build = z.infer<typeof buildFrame> & { remotes: Record<string, RemoteRelease> };

/** `builds/latest.json`, the one mutable file. Only its id is read. */
export const latestBuild = z.object({ id: z.string(), createdAt: z.optional(z.string()) });
export type LatestBuild = z.infer<typeof latestBuild>;

/** The fields of the visit data except the matched remote, which is parsed separately. */
export const visitFrame = z.object({
  format,
  buildId: z.string(),
  /** Integrity of builds/meta/{id}.json, which contains all other hashes; null in development. */
  buildIntegrity: z.nullable(integrity),
  config: z.object({
    apiBaseUrl: z.string(),
    appLogServiceUrl: z.nullable(z.string()),
    /** Minutes between two polls for a new build, 60 by default. */
    buildPollMinutes: z.number(),
    tagManagerId: z.nullable(z.string()),
    /** Pages of the login service, or null. They take `redirectUrl` (a path of this site) and `login_hint`. */
    changePasswordUrl: z.nullish(z.string()),
    changeEmailUrl: z.nullish(z.string()),
  }),
  /** The main navigation of all live remotes. builds/meta/{id}.json contains everything else about them. */
  nav: z.array(
    z.object({ label: z.string(), path: z.string(), order: z.number(), access: z._default(access, 'protected') }),
  ),
});

/** The visit data in the HTML: `<script type="application/json" id="visit">`. Read it with `readVisit`. */
export type Visit = z.infer<typeof visitFrame> & {
  /** The remote that owns the requested page, with that page only and its entry's integrity. Null for a shell page. */
  matched: RemoteRelease | null;
};
