import * as z from 'shared-contract/schema';
import { plainLine } from '../text/plain-text.ts';

/** The path of {@link operatedReleases}. Only operators may read it (OPERATORS). */
export const operatedReleasesPath = '/api/operations/releases';

/** The path to which an operator posts a {@link releaseChange}. */
export const releaseChangesPath = '/api/operations/release-changes';

const text = z.string();

/** How long a gateway renders a page of a release: the median processor time of its last renderings. */
const renderTime = z.object({ page: text, medianMs: z.number(), count: z.int() });

/**
 * In the last 24 hours: from how many networks a release was opened, and for how many of them it failed. A network that
 * uses several gateways is opened at each, but fails once.
 */
const visits = { opened: z.int(), failed: z.int() };

/** The live release of a package: the shell or a remote. */
const liveRelease = z.object({
  name: text,
  version: text,
  /** The Git commit that it was built from. Empty when it is unknown. */
  commit: text,
  /** When it went live, as an ISO timestamp. */
  since: text,
  /** Who made it live. Builds of older tools do not say it. */
  by: z.nullable(text),
  ciRun: z.nullable(text),
  owner: z.nullable(z.object({ team: text, support: text })),
  /** The versions to which a roll-back can return, the latest first. */
  before: z.array(text),
  ...visits,
  renderTimes: z.array(renderTime),
});
export type LiveRelease = z.infer<typeof liveRelease>;

/** Releases that only a share of the visitors gets. */
const canary = z.object({
  /** Such as `remote-checkout@1.4.0`. */
  releases: z.array(z.object({ release: text, ...visits })),
  /** The share of the visitors at this moment, in percent. */
  percent: z.number(),
  /** All steps, past and planned. `from` is an ISO timestamp. */
  steps: z.array(z.object({ percent: z.number(), from: text, by: z.nullable(text) })),
  /** Why the gateways do not serve it; null when they do. */
  problem: z.nullable(text),
});
export type Canary = z.infer<typeof canary>;

/** A release that was rolled back because it failed too often. `release` is such as `remote-checkout@1.4.0`. */
const quarantine = z.object({ release: text, at: text, reason: text });
export type Quarantine = z.infer<typeof quarantine>;

/** A change of what is live. `from` is null for a package that was not live before, `to` for a withdrawn one. */
const releaseLogEntry = z.object({
  build: text,
  at: text,
  /** Such as `promote`, `roll-back`, `withdraw`, `canary` or `quarantine`. */
  kind: text,
  by: z.nullable(text),
  reason: z.nullable(text),
  ciRun: z.nullable(text),
  /** The share of the visitors that a canary started with; null for a change for everyone. */
  percent: z.nullable(z.number()),
  /** What became of the canary that ran before; null without one. */
  canary: z.nullable(text),
  /** Null when the build before is unknown. */
  changes: z.nullable(z.array(z.object({ name: text, from: z.nullable(text), to: z.nullable(text) }))),
});
export type ReleaseLogEntry = z.infer<typeof releaseLogEntry>;

/** What is live, how it works and how it came to be live. */
export const operatedReleases = z.object({
  '@id': z.literal(operatedReleasesPath),
  '@type': z.literal('OperatedReleases'),
  /** The live build; null when nothing is live. */
  build: z.nullable(text),
  /** The shell first, then the remotes by name. */
  releases: z.array(liveRelease),
  canary: z.nullable(canary),
  quarantines: z.array(quarantine),
  /** The latest changes, newest first, at most 50. */
  log: z.array(releaseLogEntry),
  /** What could not be read, such as a gateway that did not respond. One sentence each. */
  problems: z.array(text),
});
export type OperatedReleases = z.infer<typeof operatedReleases>;

/** One line for the audit log, with at least one letter or digit. */
const changeReason = plainLine(300, 'Enter a reason.').check(z.regex(/[\p{L}\p{N}]/u, 'Enter a reason.'));

/**
 * What an operator changes. `from` is the version that the operator saw live: when another one is live meanwhile,
 * nothing is changed. A roll-back returns to the version `to`.
 */
export const releaseChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('roll-back'),
    name: text.check(z.maxLength(100)),
    from: text.check(z.maxLength(100)),
    to: text.check(z.maxLength(100)),
    reason: changeReason,
  }),
  z.object({
    kind: z.literal('withdraw'),
    name: text.check(z.maxLength(100)),
    from: text.check(z.maxLength(100)),
    reason: changeReason,
  }),
]);
export type ReleaseChange = z.infer<typeof releaseChange>;

/** The outcome of a change: the build that is live now. A refused change is a problem with the status 409. */
export const releaseChangeOutcome = z.object({
  build: text,
  /** What became of the canary, when one ran. */
  canary: z.nullable(text),
});
