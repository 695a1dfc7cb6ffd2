import { asc, desc, eq } from 'drizzle-orm';
import type { TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check-status';
import type { BackendConfig } from '../config.ts';
import { isOwn, type Range, type ReadScope } from '../owned-rows/owned-rows.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { hasWords } from '../words/plain-words.ts';
import { applicantOf } from './check-applicant.ts';
import { type FoundCheck, findChecksById } from './tenant-check-store.ts';
import { tenantCheckApplicants, tenantChecks } from './tenant-check-table.ts';

type Search = { text: string; status?: TenantCheckStatus | undefined; propertyId?: string | undefined };

const batchSize = 200;

/** Finds the owner's checks whose applicant or address contains each word of a text, the latest first. */
export async function searchChecks(
  context: ReadScope & { config: BackendConfig },
  { text, ...filter }: Search,
  { limit, offset }: Range,
): Promise<{ found: FoundCheck[]; totalItems: number }> {
  const words = text.split(/\s+/).filter(Boolean);
  const ids = (await findNamedChecks(context, filter)).flatMap(({ id, name, property }) => {
    const content = `${name} ${fullAddressOf(property)}`;
    return hasWords(content, words) ? [id] : [];
  });
  const found = await findChecksById(context.database, ids.slice(offset, offset + limit));
  return { found, totalItems: ids.length };
}

type NamedCheck = { id: string; name: string; property: typeof properties.$inferSelect };

/**
 * Returns all checks of the owner with the names of their applicants, the latest first. Names are encrypted, so the
 * checks are decrypted in batches. An owner has at most some hundreds.
 */
export async function findNamedChecks(
  context: ReadScope & { config: BackendConfig },
  filter: Omit<Search, 'text'> = {},
): Promise<NamedCheck[]> {
  const named: NamedCheck[] = [];
  for (let start = 0; ; start += batchSize) {
    const batch = await findBatch(context, filter, start);
    for (const { row, applicant, property } of batch) {
      named.push({ id: row.id, name: applicantOf(context.config, { row, applicant }).name, property });
    }
    if (batch.length < batchSize) return named;
  }
}

const findBatch = ({ database, owner }: ReadScope, filter: Omit<Search, 'text'>, offset: number) =>
  database
    .select({ row: tenantChecks, applicant: tenantCheckApplicants, property: properties })
    .from(tenantChecks)
    .innerJoin(properties, eq(properties.id, tenantChecks.propertyId))
    .leftJoin(tenantCheckApplicants, eq(tenantCheckApplicants.id, tenantChecks.id))
    .where(isOwn(tenantChecks, owner, filter))
    .orderBy(desc(tenantChecks.requestedAt), asc(tenantChecks.id))
    .limit(batchSize)
    .offset(offset);
