import { and, desc, eq, gt } from 'drizzle-orm';
import { checkLinkDays } from 'shared-contract/tenant-check/tenant-check-rules';
import { hashOf, newSecret } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { notFound, Problem } from '../http/problem.ts';
import { type FoundCheck, findCheck, lockCheck } from './tenant-check-store.ts';
import { tenantCheckLinks } from './tenant-check-table.ts';

type LinkRow = typeof tenantCheckLinks.$inferSelect;

/** A check, and when the link expires that led to it. */
export type LinkedCheck = { found: FoundCheck; linkExpiresAt: Date };

/** Creates and returns the secret token of a private link. The database stores only its hash. */
export async function createCheckLink(database: Database, checkId: string, now: Date): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + checkLinkDays * 24 * 60 * 60 * 1000);
  await database.insert(tenantCheckLinks).values({ tokenHash: hashOf(token), checkId, expiresAt, createdAt: now });
  return token;
}

/** Returns a link, also an expired one; null for an unknown token. */
export const findLink = (database: Database, token: string): Promise<LinkRow | null> =>
  firstRow(
    database
      .select()
      .from(tenantCheckLinks)
      .where(eq(tenantCheckLinks.tokenHash, hashOf(token))),
  );

/** Returns when the newest link of a check was created, or null. */
export async function findNewestLink(database: Database, checkId: string): Promise<Date | null> {
  const row = await firstRow(
    database
      .select({ createdAt: tenantCheckLinks.createdAt })
      .from(tenantCheckLinks)
      .where(eq(tenantCheckLinks.checkId, checkId))
      .orderBy(desc(tenantCheckLinks.createdAt))
      .limit(1),
  );
  return row?.createdAt ?? null;
}

/** Ends the links of a check. Their holders can get a new one, at the applicant's address. */
export async function expireLinks({ database, now }: LinkContext, checkId: string): Promise<void> {
  const isValid = and(eq(tenantCheckLinks.checkId, checkId), gt(tenantCheckLinks.expiresAt, now));
  await database.update(tenantCheckLinks).set({ expiresAt: now }).where(isValid);
}

/** Removes the links of a check, so that the holder of an old mail has no way to it. */
export async function removeLinks(database: Database, checkId: string): Promise<void> {
  await database.delete(tenantCheckLinks).where(eq(tenantCheckLinks.checkId, checkId));
}

type LinkContext = { database: Database; now: Date };

/** @throws Problem 404 for an unknown link or a destroyed check, 410 with the code `link-expired` */
export async function findCheckByToken(context: LinkContext, token: string): Promise<LinkedCheck> {
  const { checkId, expiresAt } = await requireLink(context, token);
  return { found: await findCheck(context.database, checkId), linkExpiresAt: expiresAt };
}

/** Like {@link findCheckByToken}, and locks the check until the transaction ends. */
export async function lockCheckByToken(context: LinkContext, token: string): Promise<LinkedCheck> {
  const { checkId, expiresAt } = await requireLink(context, token);
  return { found: await lockCheck(context.database, checkId), linkExpiresAt: expiresAt };
}

async function requireLink({ database, now }: LinkContext, token: string): Promise<LinkRow> {
  const link = await findLink(database, token);
  if (!link) throw notFound('This link isn’t valid, or the check was destroyed.');
  if (link.expiresAt <= now) {
    throw new Problem(410, 'link-expired', 'This link has expired. We can email you a new one.');
  }
  return link;
}
