import { type Fulfilment, type FulfilmentKind, fulfilmentKind } from 'shared-contract/order/fulfilment';
import { addresses } from 'shared-contract/page/addresses';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { isKnown } from 'shared-contract/wire/open-enum';

type NextStep = { label: string; to: string };

/** Returns what the customer can do next with an item: finish the listing, start the check, manage the plan. */
export function nextStepOf({ kind, status, subject }: Fulfilment): NextStep | null {
  if (status === 'cancelled' || !isKnown(fulfilmentKind, kind)) return null;
  return steps[kind](status === 'done', subject ? idOfIri(subject) : null);
}

type StepOf = (isDone: boolean, subjectId: string | null) => NextStep | null;

const steps: Record<FulfilmentKind, StepOf> = {
  listing: (isDone, listingId) => {
    if (listingId === null) return null;
    return isDone
      ? { label: 'View your listing', to: addresses.listing(listingId) }
      : { label: 'Finish your listing', to: addresses.listingEditStep(listingId, 'summary') };
  },
  tenantCheck: (isDone, checkId) => {
    if (checkId !== null) {
      return {
        label: isDone ? 'View the tenant check' : 'Continue the tenant check',
        to: addresses.tenantCheck(checkId),
      };
    }
    return isDone
      ? { label: 'See your tenant checks', to: addresses.tenantChecks() }
      : { label: 'Start a tenant check', to: addresses.tenantCheckCreate() };
  },
  subscription: (_isDone, subscriptionId) =>
    subscriptionId === null ? null : { label: 'Manage your plan', to: addresses.subscription(subscriptionId) },
  // We call the customer about a visit, and the courier brings the parcel.
  booking: () => null,
  shipment: () => null,
};
