import { addresses } from 'shared-contract/page/addresses';
import type { OwnerTask } from 'shared-contract/property/overview';

/** Returns the path of the page where the owner can complete the task. */
export function taskPath({ kind, property, subjectId }: OwnerTask): string {
  switch (kind) {
    case 'orderUnfinished':
      return addresses.order(subjectId);
    case 'tenantCheckWaiting':
      return addresses.tenantChecks();
    case 'subscriptionPastDue':
      return addresses.subscriptions();
    case 'rentInArrears':
    case 'tenancyEnding':
      return property ? addresses.tenancies(property.id) : addresses.properties();
    case 'agreementUnsigned':
      return property ? addresses.tenancyAgreements(property.id) : addresses.properties();
    default:
      return property ? addresses.property(property.id) : addresses.properties();
  }
}
