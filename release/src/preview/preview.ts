import { randomBytes } from 'node:crypto';
import { previewKeyFile, signPreview } from 'federation/preview-token';
import type { Storage } from 'storage';
import { currentOperator } from '../audit/operator.ts';
import { readLive } from '../history/read-builds.ts';
import { planPromotion, targetOf } from '../promotion/plan-promotion.ts';
import { readTargets } from '../promotion/read-targets.ts';
import type { ReleaseStore } from '../signing/release-store.ts';
import { budgetWarnings } from './budget-warnings.ts';

/** A longer preview would outlive the releases that are live now. */
const maxHours = 14 * 24;

export type PreviewOutcome =
  | { path: string; releases: string[]; expiresAt: Date; warnings: string[] }
  | { refused: string[] };

/**
 * Returns the path of a link that shows published releases in place of the live ones to anyone who opens it. Changes
 * nothing that is live. Refuses what a promotion would refuse, with the same reasons. Exceeded budgets are only a
 * warning, because reviewers may look at a page before it is small enough.
 * @param targets names such as `remote-checkout@1.4.0`, or `remote-checkout` for its latest published version
 */
export async function preview(
  storage: ReleaseStore,
  targets: readonly string[],
  { hours = 24, clock = () => new Date() }: { hours?: number; clock?: () => Date } = {},
): Promise<PreviewOutcome> {
  if (!(hours > 0 && hours <= maxHours)) return { refused: [`Expected 1 to ${maxHours} hours, got ${hours}`] };
  const { live } = await readLive(storage);
  if (!live) return { refused: ['Nothing is live yet, so there is nothing to preview with.'] };
  const change = await readTargets(storage, targets);
  const now = clock();
  const operator = currentOperator(process.env);
  const environment = { live: live.build, id: 'preview', now: now.toISOString(), operator };
  const planned = planPromotion(environment, change);
  if ('refused' in planned) return planned;
  const releases = change.candidates.map(({ release }) => targetOf(release));
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  const token = signPreview({ releases, expiresAt: expiresAt.getTime() }, await keyOf(storage));
  const warnings = await budgetWarnings(storage, change.candidates);
  return { path: `/preview/${token}`, releases, expiresAt, warnings };
}

/** Returns the key that signs links. The first preview creates it; the gateways read it from the store. */
async function keyOf(storage: Storage): Promise<string> {
  await storage.create(previewKeyFile, Buffer.from(randomBytes(32).toString('base64url')));
  const stored = await storage.read(previewKeyFile);
  if (!stored) throw new Error(`${previewKeyFile} was deleted from the store at this moment. Try again.`);
  return stored.bytes.toString('utf8');
}
