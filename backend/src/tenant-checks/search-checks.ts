import { asc, desc, eq } from 'drizzle-orm';
import type { TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check-status';
import type { BackendConfig } from '../config.ts';
import { isOwn, type Range, type ReadScope } from '../owned-rows/owned-rows.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { applicantOf } from './check-applicant.ts';
import { type FoundCheck, findChecksById } from './tenant-check-store.ts';
import { tenantCheckApplicants, tenantChecks } from './tenant-check-table.ts';

type Search = { text: string; status?: TenantCheckStatus | undefined; propertyId?: string | undefined };

const batchSize = 200;

/**
 * Finds the owner's checks whose applicant or address contains each word of a text, the latest first. Names are
 * encrypted, so the checks are decrypted in batches. An owner has at most some hundreds.
 */
export async function searchChecks(
  context: ReadScope & { config: BackendConfig },
  { text, ...filter }: Search,
  { limit, offset }: Range,
): Promise<{ found: FoundCheck[]; totalItems: number }> {
  const searched = wordsOf(text);
  const ids: string[] = [];
  for (let start = 0; ; start += batchSize) {
    const batch = await findBatch(context, filter, start);
    for (const { row, applicant, property } of batch) {
      const content = plain(`${applicantOf(context.config, { row, applicant }).name} ${fullAddressOf(property)}`);
      if (searched.every((word) => content.includes(word))) ids.push(row.id);
    }
    if (batch.length < batchSize) break;
  }
  const found = await findChecksById(context.database, ids.slice(offset, offset + limit));
  return { found, totalItems: ids.length };
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

/** Case and accents make no difference: `zizka` finds Žižka. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string) => plain(text).split(/\s+/).filter(Boolean);
