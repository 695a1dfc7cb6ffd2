import { addresses } from 'shared-contract/page/addresses';
import { type OwnerTask, type OwnerTaskKind, ownerTaskKind } from 'shared-contract/property/overview';
import { isKnown } from 'shared-contract/wire/open-enum';

/** What the owner does about a task, and the page where the owner can do it. */
export type TaskAction = { label: string; path: string };

const actions: Record<OwnerTaskKind, (subjectId: string, propertyId: string) => TaskAction> = {
  rentInArrears: (_, propertyId) => ({ label: 'Contact tenant', path: addresses.tenancies(propertyId) }),
  tenancyEnding: (_, propertyId) => ({ label: 'Contact tenant', path: addresses.tenancies(propertyId) }),
  offerWaiting: (offerId, propertyId) => ({ label: 'Answer', path: addresses.propertyOffers(propertyId, offerId) }),
  enquiryNew: (_, propertyId) => ({ label: 'Reply', path: addresses.enquiries(propertyId) }),
  listingDraft: (listingId) => ({ label: 'Continue', path: addresses.listingEdit(listingId) }),
};

/** Returns the action of a task. Null for a task without a property, and for a kind that this release does not know. */
export function taskAction({ kind, property, subjectId }: OwnerTask): TaskAction | null {
  return property && isKnown(ownerTaskKind, kind) ? actions[kind](subjectId, property.id) : null;
}

/** Returns the tasks that the owner can do on a page of this site. Other tasks are not shown. */
export function doableTasks(tasks: readonly OwnerTask[]): OwnerTask[] {
  return tasks.filter((task) => taskAction(task) !== null);
}
