import * as z from 'zod/mini';
import { access, page, remoteName } from './page.ts';

/** SRI, `sha384-…`. */
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** A file inside a release folder and under `/assets/<name>/`: content-hashed, never with a folder above it. */
const fileName = z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9._/-]*$/));

const fileFacts = z.object({ bytes: z.int(), integrity });

/** Assets a page needs before its first render, in file names of its own release. */
export const exposeAssets = z.object({
  js: z.array(fileName),
  css: z.array(fileName),
  /** Share keys whose chunks the shell must have loaded: `shared-ui/mantine/inputs`, … */
  shared: z.array(z.string()),
});

const releaseFacts = {
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/)),
  commit: z.string(),
  builtAt: z.string(),
  /** Every file of the release except release.json itself. */
  files: z.record(fileName, fileFacts),
  /**
   * What the gateway draws public pages with, beside the public files and never served: of a remote by page name, of the shell
   * under `shell`.
   */
  server: z.optional(z.record(z.string(), z.object({ file: fileName, integrity }))),
};

export const remoteRelease = z.object({
  kind: z.literal('remote'),
  name: remoteName,
  ...releaseFacts,
  pages: z.array(page),
  /** Global variable the entry defines, and the entry's file. */
  container: z.object({ global: z.string(), entry: fileName }),
  /** By page name. */
  exposes: z.record(z.string(), exposeAssets),
  /** Share key → semver range the live shell must satisfy. */
  needs: z.record(z.string(), z.string()),
  /** Names this remote imports, by share key: compared with the live shell's at promotion. */
  names: z.record(z.string(), z.array(z.string())),
});
export type RemoteRelease = z.infer<typeof remoteRelease>;

export const shellRelease = z.object({
  kind: z.literal('shell'),
  name: z.literal('shell'),
  ...releaseFacts,
  /** What the HTML loads, in order. */
  entry: z.object({ js: z.array(fileName), css: z.array(fileName) }),
  /** Share key → version and the chunk files that hold it (none for eager ones). */
  provides: z.record(z.string(), z.object({ version: z.string(), js: z.array(fileName), css: z.array(fileName) })),
  /** Share key → names it exports; keys whose names webpack cannot see (CommonJS) are left out. */
  names: z.record(z.string(), z.array(z.string())),
});
export type ShellRelease = z.infer<typeof shellRelease>;

export const release = z.discriminatedUnion('kind', [remoteRelease, shellRelease]);
export type Release = z.infer<typeof release>;

/** `builds/meta/{buildId}.json`: immutable, whole. */
export const build = z.object({
  id: z.string().check(z.regex(/^[0-9A-Za-z._-]{1,64}$/)),
  createdAt: z.string(),
  previous: z.nullable(z.string()),
  /** What the operator did: `promote remote-checkout@1.4.0`. */
  reason: z.string(),
  shell: shellRelease,
  remotes: z.record(remoteName, remoteRelease),
});
export type Build = z.infer<typeof build>;

/** `builds/latest.json`: the one thing that moves. Its id is all that is read (SPEC §7). */
export const latestBuild = z.object({ id: z.string(), createdAt: z.optional(z.string()) });
export type LatestBuild = z.infer<typeof latestBuild>;

/** What the gateway inlines into the HTML as `<script type="application/json" id="visit">`. */
export const visit = z.object({
  buildId: z.string(),
  /** Of builds/meta/{id}.json, which holds all other hashes; null while packages are worked on. */
  buildIntegrity: z.nullable(integrity),
  config: z.object({
    apiBaseUrl: z.string(),
    appLogServiceUrl: z.nullable(z.string()),
    /** SPEC §9: 60. */
    buildPollMinutes: z.number(),
    tagManagerId: z.nullable(z.string()),
    /** Pages of the login service; they take `redirectUrl` (a path of ours) and `login_hint`. Null where it has none that we know. */
    changePasswordUrl: z.nullish(z.string()),
    changeEmailUrl: z.nullish(z.string()),
  }),
  /**
   * The remote that owns the page asked for, with that page's row alone and its entry's integrity; null for the shell's own pages.
   * `needs` is empty where the live shell meets them.
   */
  matched: z.nullable(remoteRelease),
  /** What the live remotes add to the main navigation. All else of them comes with builds/meta/{id}.json. */
  nav: z.array(
    z.object({ label: z.string(), path: z.string(), order: z.number(), access: z._default(access, 'protected') }),
  ),
});
export type Visit = z.infer<typeof visit>;
