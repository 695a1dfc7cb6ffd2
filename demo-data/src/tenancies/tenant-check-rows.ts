import type { tenantChecks } from 'backend/tables';
import type { TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check';
import { fullNameOf, person } from '../people/people.ts';
import { createRandom } from '../random.ts';
import { stableId } from '../stable-id.ts';

const statuses: readonly TenantCheckStatus[] = [
  'complete',
  'processing',
  'complete',
  'awaitingConsent',
  'submitted',
  'complete',
  'needsInfo',
  'draft',
  'complete',
];
const inProgress = new Set<TenantCheckStatus>(['submitted', 'processing']);
const freshChecks = 2;
const day = 86_400_000;

/** Returns tenant checks, newest first. The newest two are submitted or processing; the others have other statuses. */
export function tenantCheckRows(
  name: string,
  ownerId: string,
  propertyIds: readonly string[],
  count: number,
  now: Date,
): (typeof tenantChecks.$inferInsert & { id: string })[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(`tenant-check/${name}/${index}`);
    const rotated = index < statuses.length * 2 ? (statuses[index % statuses.length] ?? 'complete') : 'complete';
    // The result of a check arrives within one business day, so only checks of the last hours are still in progress.
    const fresh = index < freshChecks;
    const hoursAgo = fresh ? index * 5 + random.whole(1, 4) : index * 96 + random.whole(2, 60);
    const status = fresh
      ? index % 2 === 0
        ? 'processing'
        : 'submitted'
      : inProgress.has(rotated)
        ? 'complete'
        : rotated;
    const requestedAt = new Date(now.getTime() - hoursAgo * 3_600_000);
    const completedAt =
      status === 'complete' ? new Date(requestedAt.getTime() + random.whole(4, 30) * 3_600_000) : null;
    return {
      id: stableId(`tenant-check/${name}/${index}`),
      ownerId,
      propertyId: propertyIds[index % propertyIds.length] ?? random.pick(propertyIds),
      status,
      product: random.pick(['TICA', 'NTD', 'Combined'] as const),
      applicantName: index === 3 ? 'Anežka Žižková' : index === 5 ? 'María García Márquez' : fullNameOf(person(random)),
      requestedAt,
      completedAt,
      expiresAt: completedAt && new Date(completedAt.getTime() + 90 * day),
      createdAt: requestedAt,
      updatedAt: completedAt ?? requestedAt,
    };
  });
}
