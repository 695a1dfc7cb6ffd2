import * as z from 'zod/mini';
import { mount } from './mount.ts';
import type { Ownership } from './ownership.ts';
import { access, page, remoteName } from './page.ts';
import { noShellFeatures, shellFeatures, supportedShellFeatures } from './shell-features.ts';

/**
 * The version of the format of releases, builds and visits. Raise it when an older reader would misunderstand the
 * changed data. A new optional field needs no new version, because readers ignore unknown fields.
 */
export const registryFormat = 2;

/** Documents without a version have format 1. */
const format = z._default(z.int(), 1);

/** A subresource integrity hash, `sha384-…`. */
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** The path of a file inside its release folder, and below `/assets/<name>/` in URLs. It must not contain `..`. */
const fileName = z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9._/-]*$/));

const version = z.string().check(z.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/));
const caretRange = z.string().check(z.regex(/^\^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/));

const fileFacts = z.object({ bytes: z.int(), integrity });

/**
 * The files that a page of a remote needs before its first render. The file names are relative to the remote's release
 * folder.
 */
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
  /** Size and hash of every file that browsers may load. Key: the file name. */
  files: z.record(fileName, fileFacts),
  /** The versions of the shared workspace packages at build time. No code depends on them. */
  builtWith: z.optional(z.record(z.string(), z.string())),
  /**
   * The modules with which the gateway renders public pages. Browsers cannot request them. Key: the name of a remote's
   * page, or `shell`.
   */
  server: z.optional(z.record(z.string(), z.object({ file: fileName, integrity }))),
};

export const remoteRelease = z.object({
  kind: z.literal('remote'),
  name: remoteName,
  ...releaseFacts,
  pages: z.array(page),
  mount,
  /**
   * `entry` is the file that the browser loads first, and `global` the variable that it defines. `uniqueName` is
   * webpack's option: from it webpack derives a second global variable, which the remote's chunks use.
   */
  container: z.object({ global: z.string(), entry: fileName, uniqueName: z.optional(z.string()) }),
  /** The files of each page. Key: the page's name. */
  exposes: z.record(z.string(), exposeAssets),
  /**
   * The shared modules that this remote imports, each with the allowed versions as a caret range. Key: the shared
   * module's key.
   */
  needs: z.record(z.string(), caretRange),
  /** The names that this remote imports from each shared module. Key: the shared module's key. */
  names: z.record(z.string(), z.array(z.string())),
  /** Layouts, guards, frames, navigation areas and the mount contract that the definition names. */
  features: z._default(shellFeatures, noShellFeatures),
  /**
   * The reason why this site cannot run the release. Set when a build is read, never in a stored build. The remote's
   * pages then show a failure notice, while all other remotes work.
   */
  unsupported: z.optional(z.string()),
});
/** A remote's release. Only the release tool reads `owner` and `budgets`; all other readers drop them. */
export type RemoteRelease = z.infer<typeof remoteRelease> & Ownership;

export const shellRelease = z.object({
  kind: z.literal('shell'),
  name: z.literal('shell'),
  ...releaseFacts,
  /** The files that every page loads, in loading order. */
  entry: z.object({ js: z.array(fileName), css: z.array(fileName) }),
  /** The files that pages with guards load besides, for the context checks. */
  contextChecks: z._default(z.object({ js: z.array(fileName), css: z.array(fileName) }), { js: [], css: [] }),
  /**
   * The version of each shared module, and the files to load before using it. Modules that are part of the entry have
   * no files. Key: the shared module's key.
   */
  provides: z.record(z.string(), z.object({ version, js: z.array(fileName), css: z.array(fileName) })),
  /**
   * The names that each shared module exports. Key: the shared module's key. CommonJS modules are missing, because
   * webpack cannot see their names.
   */
  names: z.record(z.string(), z.array(z.string())),
  /** Layouts, guards, frames, navigation areas and mount contracts that this shell implements. */
  features: z._default(shellFeatures, { ...supportedShellFeatures, mounts: [] }),
  /**
   * Whether this shell runs in documents that allow scripts by hash and no style elements. Then caches can store the
   * documents of public pages. Such a shell opens a page that inserts style elements by loading its document.
   */
  sharedDocuments: z._default(z.boolean(), false),
});
export type ShellRelease = z.infer<typeof shellRelease>;

export const release = z.discriminatedUnion('kind', [remoteRelease, shellRelease]);
export type Release = RemoteRelease | ShellRelease;

/**
 * The fields of a build without its remotes. The remotes are parsed one by one, so that an invalid remote does not make
 * the whole build invalid.
 */
export const buildFrame = z.object({
  format,
  id: z.string().check(z.regex(/^[0-9A-Za-z._-]{1,64}$/)),
  createdAt: z.string(),
  previous: z.nullable(z.string()),
  /**
   * The command that created the build, such as `promote remote-checkout@1.4.0`. The file has more fields, which only
   * the release tool reads (release/src/audit/audit-record.ts).
   */
  reason: z.string(),
  /**
   * True when open tabs must learn of this build within seconds, through the gateway's event stream. Otherwise they
   * learn of it when they poll. Missing in builds of older tools.
   */
  urgent: z.optional(z.boolean()),
  /**
   * The releases that only a part of the visitors gets, such as `remote-x@1.2.3`; missing in a build for everyone. The
   * other releases are those of the build that was live when this one was stored.
   */
  canary: z.optional(z.array(z.string())),
  shell: shellRelease,
});

/**
 * The content of `builds/meta/{id}.json`, which never changes. Parse it with `readBuild`, which marks invalid remotes
 * as unsupported.
 */
export type Build = z.infer<typeof buildFrame> & { remotes: Record<string, RemoteRelease> };

/**
 * The content of `builds/latest.json`, which names the live build. It is the only file of its folder that changes. The
 * gateway and the tools use only `id`.
 */
export const latestBuild = z.object({ id: z.string(), createdAt: z.optional(z.string()) });
export type LatestBuild = z.infer<typeof latestBuild>;

/**
 * The fields of the visit data without the matched remote. The remote is parsed separately, so that an invalid remote
 * does not make the whole visit data invalid.
 */
export const visitFrame = z.object({
  format,
  buildId: z.string(),
  /** The integrity hash of builds/meta/{id}.json, the file with the hashes of all other files; null in development. */
  buildIntegrity: z.nullable(integrity),
  /**
   * What the next build must have: a signature of one of these keys, and a higher sequence than this build. Null where
   * builds are not signed: in development and in previews. An older gateway does not write it.
   */
  trust: z.nullish(z.object({ keys: z.array(z.string()), sequence: z.int() })),
  config: z.object({
    apiBaseUrl: z.string(),
    appLogServiceUrl: z.nullable(z.string()),
    /** Minutes between two polls for a new build, 60 by default. */
    buildPollMinutes: z.number(),
    /** The path of the event stream of urgent builds; missing or null when the gateway has none. */
    buildEventsPath: z.nullish(z.string()),
    /** The previewed releases, such as `remote-x@1.2.3`; missing outside a preview. Log entries name them. */
    preview: z.nullish(z.string()),
    tagManagerId: z.nullable(z.string()),
    /**
     * URLs of the login service's pages; missing or null when it has none. They take the parameters `redirectUrl` (a
     * path of this site to return to) and `login_hint` (the email address).
     */
    changePasswordUrl: z.nullish(z.string()),
    changeEmailUrl: z.nullish(z.string()),
  }),
  /** The entries of all live remotes in the main navigation. An older gateway writes no `mode`. */
  nav: z.array(
    z.object({
      label: z.string(),
      path: z.string(),
      order: z.number(),
      mode: z.optional(z.string()),
      access: z._default(access, 'protected'),
    }),
  ),
});

/**
 * The visit data: what the shell needs to start with this page. The HTML contains it as `<script
 * type="application/json" id="visit">`. Parse it with `readVisit`.
 */
export type Visit = z.infer<typeof visitFrame> & {
  /**
   * The remote that owns the requested page; its data contains only that page and the hash of the remote's entry. Null
   * for a page of the shell, and when no page matches the URL.
   */
  matched: RemoteRelease | null;
};
