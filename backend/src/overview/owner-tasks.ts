import { localDateIn } from 'shared-contract/date/local-date';
import { lastOpenDay } from 'shared-contract/offer/offer-expiry';
import { amountLabel } from 'shared-contract/offer/offer-labels';
import { documentCategoryName } from 'shared-contract/property/document-category';
import { expiryState } from 'shared-contract/property/document-rules';
import type { OwnerTask } from 'shared-contract/property/overview';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { applicationTasks } from './application-tasks.ts';
import type { PaymentItems } from './payment-items.ts';
import { paymentTasks } from './payment-tasks.ts';
import type { PendingItems } from './pending-items.ts';
import { sortTasks } from './task-order.ts';
import { tenancyTasks } from './tenancy-tasks.ts';
import { tenantCheckTask } from './tenant-check-tasks.ts';

export type TaskProperty = { fullAddress: string; timeZone: string };

type TaskSources = { tenancies: readonly Tenancy[]; pending: PendingItems; payments: PaymentItems };

/**
 * Returns the owner's tasks, most urgent first. `properties` maps the ids of the owner's current properties to their
 * addresses and time zones. An archived property has only tasks about payments.
 */
export function ownerTasks(
  {
    tenancies,
    pending: { drafts, enquiries, offers, accepted, applications, agreements, documents, checks },
    payments,
  }: TaskSources,
  properties: ReadonlyMap<string, TaskProperty>,
  now: Date,
): OwnerTask[] {
  const propertyOf = (id: string) => {
    const found = properties.get(id);
    return found ? { id, fullAddress: found.fullAddress } : null;
  };
  const propertyTasks: OwnerTask[] = [
    ...tenancies.flatMap((tenancy) => tenancyTasks(tenancy, todayAt(properties.get(tenancy.property.id), now))),
    ...agreements.map((agreement) => agreementTask(agreement, propertyOf(agreement.propertyId))),
    ...offers.map((offer) => offerTask(offer, propertyOf(offer.propertyId), properties.get(offer.propertyId))),
    ...accepted.map((offer) => acceptedOfferTask(offer, propertyOf(offer.propertyId))),
    ...applicationTasks(applications, propertyOf),
    ...checks.map((check) =>
      tenantCheckTask(check, propertyOf(check.propertyId), todayAt(properties.get(check.propertyId), now)),
    ),
    ...enquiries.map((unread) => enquiriesTask(unread, propertyOf(unread.propertyId))),
    ...documents.flatMap((document) =>
      documentTasks(document, propertyOf(document.propertyId), todayAt(properties.get(document.propertyId), now)),
    ),
    ...drafts.map((draft) => draftTask(draft, propertyOf(draft.propertyId))),
  ].filter(({ property }) => property !== null);
  const tasks = [...propertyTasks, ...paymentTasks(payments, propertyOf, now)];
  const placeOf = ({ property }: OwnerTask) => (property === null ? undefined : properties.get(property.id));
  return sortTasks(tasks.map((task) => ({ task, today: todayAt(placeOf(task), now) })));
}

type Place = OwnerTask['property'];

const todayAt = (place: TaskProperty | undefined, now: Date) => localDateIn(place?.timeZone ?? 'UTC', now);

function agreementTask(
  { agreementId, step, tenants, reason }: PendingItems['agreements'][number],
  property: Place,
): OwnerTask {
  const kind = step === 'declined' ? 'agreementDeclined' : 'agreementToSign';
  const names = tenants.map(({ name }) => name).join(', ');
  return {
    id: `${kind}-${agreementId}`,
    kind,
    title: kind === 'agreementDeclined' ? 'Tenancy agreement was declined' : 'Sign the tenancy agreement',
    detail: reason ? `${names}: ${reason}` : names,
    dueDate: null,
    property,
    subjectId: agreementId,
  };
}

function offerTask(
  { id, terms, buyer, expiresAt }: PendingItems['offers'][number],
  property: Place,
  place: TaskProperty | undefined,
): OwnerTask {
  return {
    id: `offerWaiting-${id}`,
    kind: 'offerWaiting',
    title: `Offer of ${amountLabel(terms)}`,
    detail: buyer.name,
    dueDate: place ? lastOpenDay(expiresAt.toISOString(), place.timeZone) : null,
    property,
    subjectId: id,
  };
}

/** An accepted offer binds neither side: a contract of sale or a tenancy agreement follows. */
function acceptedOfferTask({ id, terms, buyer }: PendingItems['accepted'][number], property: Place): OwnerTask {
  return {
    id: `offerAccepted-${id}`,
    kind: 'offerAccepted',
    title: terms.kind === 'sale' ? 'Mark as sold once contracts are exchanged' : 'Create the tenancy agreement',
    detail: `${buyer.name}, ${amountLabel(terms)}`,
    dueDate: null,
    property,
    subjectId: id,
  };
}

function enquiriesTask({ propertyId, count, latest }: PendingItems['enquiries'][number], property: Place): OwnerTask {
  return {
    id: `enquiryNew-${propertyId}`,
    kind: 'enquiryNew',
    title: count === 1 ? 'New enquiry' : `${count} new enquiries`,
    detail: count === 1 ? latest : `Latest from ${latest}`,
    dueDate: null,
    property,
    subjectId: propertyId,
  };
}

/** A document that has expired stays a task until the owner renews or deletes it, or removes its date. */
function documentTasks(
  { id, name, category, expiresOn }: PendingItems['documents'][number],
  property: Place,
  today: string,
): OwnerTask[] {
  const expiry = expiryState(expiresOn, today);
  if (expiry === null) return [];
  return [
    {
      id: `documentExpiring-${id}`,
      kind: 'documentExpiring',
      title: expiry === 'expired' ? `${name} has expired` : `${name} expires soon`,
      detail: documentCategoryName(category),
      dueDate: expiresOn,
      property,
      subjectId: id,
    },
  ];
}

function draftTask({ id, headline }: PendingItems['drafts'][number], property: Place): OwnerTask {
  return {
    id: `listingDraft-${id}`,
    kind: 'listingDraft',
    title: 'Listing is a draft',
    detail: headline,
    dueDate: null,
    property,
    subjectId: id,
  };
}
