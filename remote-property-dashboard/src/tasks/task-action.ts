import { addresses } from 'shared-contract/page/addresses';
import { type OwnerTask, type OwnerTaskKind, ownerTaskKind } from 'shared-contract/property/overview';
import { isKnown } from 'shared-contract/wire/open-enum';

/** What the owner does about a task, and the page where the owner can do it. */
export type TaskAction = { label: string; path: string };

/** Tasks that the owner does on a page of the task's property, or that belong to a listing of that property. */
const propertyActions = {
  rentInArrears: (tenancyId, propertyId) => ({ label: 'View rent', path: addresses.tenancy(propertyId, tenancyId) }),
  bondToLodge: (tenancyId, propertyId) => ({ label: 'View bond', path: addresses.tenancy(propertyId, tenancyId) }),
  tenancyEnding: (tenancyId, propertyId) => ({
    label: 'View options',
    path: addresses.tenancy(propertyId, tenancyId),
  }),
  rentIncreasePossible: (tenancyId, propertyId) => ({
    label: 'Review rent',
    path: addresses.tenancy(propertyId, tenancyId),
  }),
  agreementToSign: (agreementId) => ({ label: 'Sign', path: addresses.tenancyAgreementStep(agreementId, 'review') }),
  agreementDeclined: (agreementId) => ({
    label: 'Change terms',
    path: addresses.tenancyAgreementStep(agreementId, 'tenancy-details'),
  }),
  offerWaiting: (offerId, propertyId) => ({ label: 'Answer', path: addresses.propertyOffers(propertyId, offerId) }),
  applicationNew: (_, propertyId) => ({ label: 'Review', path: addresses.applications(propertyId) }),
  applicationToDecide: (applicationId, propertyId) => ({
    label: 'Decide',
    path: addresses.application(propertyId, applicationId),
  }),
  agreementToCreate: (applicationId, propertyId) => ({
    label: 'Create',
    path: addresses.tenancyAgreementCreate(propertyId, applicationId),
  }),
  offerAccepted: (offerId, propertyId) => ({
    label: 'View offer',
    path: addresses.propertyOffers(propertyId, offerId),
  }),
  enquiryNew: (_, propertyId) => ({ label: 'Reply', path: addresses.enquiries(propertyId) }),
  documentExpiring: (documentId, propertyId) => ({
    label: 'Renew',
    path: addresses.document(propertyId, documentId),
  }),
  tenantCheckNotice: (checkId) => ({ label: 'Send notice', path: addresses.tenantCheck(checkId) }),
  tenantCheckQuestion: (checkId) => ({ label: 'Answer', path: addresses.tenantCheck(checkId) }),
  tenantCheckToFinish: (checkId) => ({ label: 'Continue', path: addresses.tenantCheck(checkId) }),
  listingDraft: (listingId) => ({ label: 'Continue', path: addresses.listingEdit(listingId) }),
} satisfies Partial<Record<OwnerTaskKind, (subjectId: string, propertyId: string) => TaskAction>>;

/** Tasks about money. A subscription and a saved card may have no property. */
const paymentActions = {
  orderUnpaid: (orderId) => ({ label: 'Continue to pay', path: addresses.checkout(orderId) }),
  chargeFailed: (subscriptionId) => ({ label: 'Pay now', path: addresses.subscription(subscriptionId) }),
  cardExpiring: () => ({ label: 'Update card', path: addresses.settingsPayment() }),
} satisfies Record<Exclude<OwnerTaskKind, keyof typeof propertyActions>, (subjectId: string) => TaskAction>;

/**
 * Returns the action of a task. Null for a kind that this release does not know, and for a task whose action needs a
 * property and that has none.
 */
export function taskAction({ kind, property, subjectId }: OwnerTask): TaskAction | null {
  if (!isKnown(ownerTaskKind, kind)) return null;
  if (isPaymentTask(kind)) return paymentActions[kind](subjectId);
  return property && propertyActions[kind](subjectId, property.id);
}

function isPaymentTask(kind: OwnerTaskKind): kind is keyof typeof paymentActions {
  return Object.hasOwn(paymentActions, kind);
}

/** Returns the tasks that the owner can do on a page of this site. Other tasks are not shown. */
export function doableTasks(tasks: readonly OwnerTask[]): OwnerTask[] {
  return tasks.filter((task) => taskAction(task) !== null);
}
