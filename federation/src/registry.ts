import * as z from 'zod/mini';
import { features, supportedFeatures } from './features.ts';
import { access, page, remoteName } from './page.ts';

/**
 * Version of the shape of releases, builds and visits. Raise it when an older reader would misunderstand a new
 * document. Adding an optional field does not need it: readers ignore what they do not know.
 */
export const registryFormat = 2;

/** Documents from before the format had a version are of format 1. */
const format = z._default(z.int(), 1);

/** Subresource integrity, `sha384-…`. */
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** A file in a release folder and under `/assets/<name>/`, with a content hash in its name. Never a parent folder. */
const fileName = z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9._/-]*$/));

const version = z.string().check(z.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/));
const caretRange = z.string().check(z.regex(/^\^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/));

const fileFacts = z.object({ bytes: z.int(), integrity });

/** Assets a page needs before its first render, in file names of its own release. */
export const exposeAssets = z.object({
  js: z.array(fileName),
  css: z.array(fileName),
  /** Share keys whose chunks the shell must have loaded: `shared-ui/mantine/inputs`, … */
  shared: z.array(z.string()),
});

const releaseFacts = {
  format,
  version,
  commit: z.string(),
  builtAt: z.string(),
  /** Every file of the release except release.json itself. */
  files: z.record(fileName, fileFacts),
  /** Versions of the workspace's shared packages at build time, for people and tools. */
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
  /** By page name. */
  exposes: z.record(z.string(), exposeAssets),
  /** Share key → caret range that the live shell must satisfy. */
  needs: z.record(z.string(), caretRange),
  /** By share key, the names that this remote imports. */
  names: z.record(z.string(), z.array(z.string())),
  /** Layouts, guards, frames and navigation areas that the page table names. */
  features: z._default(features, { layouts: [], guards: [], frames: [], navAreas: [] }),
  /**
   * Set by readers, never by a build: why this version of the site cannot run the release. Its pages then show this as
   * a failure, and every other remote works.
   */
  unsupported: z.optional(z.string()),
});
export type RemoteRelease = z.infer<typeof remoteRelease>;

export const shellRelease = z.object({
  kind: z.literal('shell'),
  name: z.literal('shell'),
  ...releaseFacts,
  /** What the HTML loads, in order. */
  entry: z.object({ js: z.array(fileName), css: z.array(fileName) }),
  /** Share key → version and the chunk files that hold it (none for eager ones). */
  provides: z.record(z.string(), z.object({ version, js: z.array(fileName), css: z.array(fileName) })),
  /** Share key → names it exports. Keys whose names webpack cannot see (CommonJS) are left out. */
  names: z.record(z.string(), z.array(z.string())),
  /** Layouts, guards, frames and navigation areas that this shell implements. */
  features: z._default(features, supportedFeatures),
});
export type ShellRelease = z.infer<typeof shellRelease>;

export const release = z.discriminatedUnion('kind', [remoteRelease, shellRelease]);
export type Release = z.infer<typeof release>;

/** A build without its remotes. */
export const buildFrame = z.object({
  format,
  id: z.string().check(z.regex(/^[0-9A-Za-z._-]{1,64}$/)),
  createdAt: z.string(),
  previous: z.nullable(z.string()),
  /** The operator's command: `promote remote-checkout@1.4.0`. */
  reason: z.string(),
  shell: shellRelease,
});

/** `builds/meta/{buildId}.json`: immutable. Read it with `readBuild`, which isolates remotes that must not run. */
export type Build = z.infer<typeof buildFrame> & { remotes: Record<string, RemoteRelease> };

/** `builds/latest.json`, the one mutable file. Only its id is read. */
export const latestBuild = z.object({ id: z.string(), createdAt: z.optional(z.string()) });
export type LatestBuild = z.infer<typeof latestBuild>;

/** A visit without the matched remote. */
export const visitFrame = z.object({
  format,
  buildId: z.string(),
  /** Integrity of builds/meta/{id}.json, which contains all other hashes; null in development. */
  buildIntegrity: z.nullable(integrity),
  config: z.object({
    apiBaseUrl: z.string(),
    appLogServiceUrl: z.nullable(z.string()),
    /** Minutes between polls, 60 by default. */
    buildPollMinutes: z.number(),
    tagManagerId: z.nullable(z.string()),
    /** Pages of the login service, or null. They take `redirectUrl` (a path of this site) and `login_hint`. */
    changePasswordUrl: z.nullish(z.string()),
    changeEmailUrl: z.nullish(z.string()),
  }),
  /** Main navigation entries of the live remotes. Everything else about them is in builds/meta/{id}.json. */
  nav: z.array(
    z.object({ label: z.string(), path: z.string(), order: z.number(), access: z._default(access, 'protected') }),
  ),
});

/** The visit data in the HTML: `<script type="application/json" id="visit">`. Read it with `readVisit`. */
export type Visit = z.infer<typeof visitFrame> & {
  /** The remote that owns the requested page, with that page only and its entry's integrity. Null for a shell page. */
  matched: RemoteRelease | null;
};
