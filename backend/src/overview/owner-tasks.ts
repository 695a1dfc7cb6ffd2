import type { OwnerTask, OwnerTaskKind } from 'shared-contract/property/overview';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import type { PendingItem } from './pending-items.ts';

/** The kinds of tasks, most urgent first. */
const urgency: readonly OwnerTask['kind'][] = [
  'rentInArrears',
  'subscriptionPastDue',
  'tenancyEnding',
  'agreementUnsigned',
  'tenantCheckWaiting',
  'orderUnfinished',
  'listingDraft',
] satisfies OwnerTaskKind[];

/** Returns the owner's tasks. `addresses` maps property ids to full addresses. */
export function ownerTasks(
  tenancies: readonly Tenancy[],
  matters: readonly PendingItem[],
  addresses: ReadonlyMap<string, string>,
): OwnerTask[] {
  const tasks = [...tenancies.flatMap(tenancyTasks), ...matters.map((matter) => pendingItemTask(matter, addresses))];
  return tasks.sort(
    (a, b) =>
      urgency.indexOf(a.kind) - urgency.indexOf(b.kind) ||
      (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9') ||
      a.title.localeCompare(b.title) ||
      a.id.localeCompare(b.id),
  );
}

function tenancyTasks(tenancy: Tenancy): OwnerTask[] {
  const { id, status, arrearsDays, paidTo, endDate, startDate } = tenancy;
  const property = { id: tenancy.property.id, fullAddress: tenancy.property.fullAddress };
  const detail = tenancy.tenants.map(({ name }) => name).join(', ');
  const shared = { detail, property, subjectId: id };
  const tasks: OwnerTask[] = [];
  if (arrearsDays > 0 && (status === 'active' || status === 'ending')) {
    const title = `Rent is ${arrearsDays} ${arrearsDays === 1 ? 'day' : 'days'} in arrears`;
    tasks.push({ id: `rentInArrears-${id}`, kind: 'rentInArrears', title, dueDate: paidTo ?? startDate, ...shared });
  }
  if (status === 'ending') {
    tasks.push({
      id: `tenancyEnding-${id}`,
      kind: 'tenancyEnding',
      title: 'Tenancy is ending',
      dueDate: endDate,
      ...shared,
    });
  }
  return tasks;
}

function pendingItemTask(matter: PendingItem, addresses: ReadonlyMap<string, string>): OwnerTask {
  const { kind, subjectId, propertyId } = matter;
  const fullAddress = propertyId === null ? undefined : addresses.get(propertyId);
  return {
    id: `${kind}-${subjectId}`,
    kind,
    ...taskText(matter),
    dueDate: null,
    property: propertyId === null || fullAddress === undefined ? null : { id: propertyId, fullAddress },
    subjectId,
  };
}

function taskText({ kind, status, name }: PendingItem): { title: string; detail: string } {
  switch (kind) {
    case 'agreementUnsigned':
      return status === 'draft'
        ? { title: 'Lease agreement is a draft', detail: name }
        : { title: 'Lease agreement is waiting for signatures', detail: name };
    case 'orderUnfinished':
      return status === 'paymentPending'
        ? { title: `Payment of order ${name} is pending`, detail: '' }
        : { title: `Order ${name} is awaiting payment`, detail: '' };
    case 'tenantCheckWaiting':
      return { title: checkTitles[status] ?? 'Tenant check is waiting', detail: name };
    case 'listingDraft':
      return { title: 'Listing is a draft', detail: name };
    case 'subscriptionPastDue':
      return { title: 'Subscription payment is past due', detail: name };
  }
}

const checkTitles: Record<string, string> = {
  draft: 'Tenant check is a draft',
  awaitingConsent: 'Tenant check is waiting for consent',
  needsInfo: 'Tenant check needs more information',
};
