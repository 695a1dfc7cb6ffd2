import type { tenantChecks } from 'backend/tables';
import type { TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check-status';
import { atDaytime, daytimeMinutes } from '../dates/daytime.ts';
import { fullNameOf, person } from '../people/people.ts';
import { createRandom } from '../random.ts';
import { stableId } from '../stable-id.ts';

export type TenantCheckRow = typeof tenantChecks.$inferInsert & {
  id: string;
  status: TenantCheckStatus;
  createdAt: Date;
  updatedAt: Date;
};

/**
 * The newest checks; all older ones are complete. The sandbox doesn't know them, so the backend sends them again, and
 * the family names make it leave them as they are (`providers/README.md`).
 */
const newest: readonly { status: TenantCheckStatus; name?: string }[] = [
  { status: 'processing', name: 'Harriet Slow' },
  { status: 'submitted', name: 'Tomáš Slow' },
  { status: 'complete', name: 'Wayne Listed' },
  { status: 'awaitingConsent', name: 'Anežka Žižková' },
  { status: 'withdrawn' },
  { status: 'complete', name: 'María García Márquez' },
  { status: 'needsInfo', name: 'Divya Query' },
  { status: 'authorised' },
  { status: 'draft' },
];
/** The newest two arrived within a day, because a result arrives within one business day. */
const freshChecks = 2;
/** The checks of the agent, the longest list, are from four weeks: in Victoria a check is destroyed after 30 days. */
const hoursBetween = 17;
/** Of 24 hours, 11 are daytime. */
const daytimePerHour = (11 * 60) / 24;

/** True for a check that was paid and sent. */
export const isSent = ({ status }: Pick<TenantCheckRow, 'status'>): boolean =>
  ['submitted', 'processing', 'needsInfo', 'complete'].includes(status);

/** True for a check that found an entry in a database. */
export const isListed = ({ applicantName }: TenantCheckRow): boolean => applicantName?.endsWith(' Listed') ?? false;

/** Returns tenant checks, newest first, with a check in every status among the newest ones. */
export function tenantCheckRows(
  name: string,
  ownerId: string,
  propertyIds: readonly string[],
  count: number,
  now: Date,
): TenantCheckRow[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(`tenant-check/${name}/${index}`);
    const plan = newest[index];
    const status = plan?.status ?? 'complete';
    const hoursAgo = index < freshChecks ? index * 5 + random.whole(1, 4) : index * hoursBetween + random.whole(2, 12);
    const requested = daytimeMinutes(now) - hoursAgo * daytimePerHour;
    const after = (hours: number) => atDaytime(requested + hours * daytimePerHour);
    const requestedAt = after(0);
    const completedAt = status === 'complete' ? after(random.whole(4, 30)) : null;
    return {
      id: stableId(`tenant-check/${name}/${index}`),
      ownerId,
      propertyId: propertyIds[index % propertyIds.length] ?? random.pick(propertyIds),
      status,
      product: random.pick(['TICA', 'NTD', 'Combined'] as const),
      applicantName: plan?.name ?? fullNameOf(person(random)),
      requestedAt,
      completedAt,
      sentAt: isSent({ status }) && status !== 'submitted' ? after(hoursAgo / 4) : null,
      createdAt: requestedAt,
      updatedAt: completedAt ?? after(hoursAgo / 2),
    };
  });
}
