import { listingId, propertyId } from '../listings/listing-rows.ts';
import { orderId } from '../orders/order-rows.ts';
import { demoUsers } from '../people/people.ts';
import { agreementId } from '../tenancies/agreement-rows.ts';
import { tenancyId } from '../tenancies/tenancy-rows.ts';
import { accountKey, accountProperties } from './account-plans.ts';

type Account = keyof typeof demoUsers;

/**
 * The ids of the demo accounts' rows, which tests use. `demo.olivia.properties[0].id` is the first property in Olivia's
 * account file.
 */
export const demo = {
  olivia: account('olivia'),
  jack: account('jack'),
  agent: account('agent'),
  /** Olivia's active listing with a hidden price. */
  hiddenPriceListing: { id: listingId(accountKey('olivia', 'daylesford-land')) },
  /** Olivia's active listing with an auction and two open homes. */
  auctionListing: { id: listingId(accountKey('olivia', 'fitzroy-terrace')) },
  /** Olivia's active listing of a home for lease, with two open homes. */
  leaseListing: { id: listingId(accountKey('olivia', 'brunswick-townhouse')) },
  /** Olivia's active listing that is both for sale and for lease. */
  bothListing: { id: listingId(accountKey('olivia', 'torquay-beach-house')) },
  /** Olivia's draft listing, which visitors cannot see. */
  draftListing: { id: listingId(accountKey('olivia', 'ballarat-house')) },
  /** Olivia's initiated order with three items, one of which is shipped. */
  initiatedOrder: { id: orderId(`${accountKey('olivia', 'brunswick-townhouse')}/lease`) },
  /** Olivia's tenancy that began on a leap day and is two weeks in arrears, with a part payment. */
  arrearsTenancy: { id: tenancyId(`${accountKey('olivia', 'northcote-house')}/0`) },
};

function account(name: Account) {
  const properties = accountProperties[name].map((property) => {
    const key = accountKey(name, property.name);
    return {
      name: property.name,
      id: propertyId(key),
      listingIds: property.listings.map((listing) => listingId(listing.name ? `${key}/${listing.name}` : key)),
      orderIds: property.orders.map((order) => orderId(`${key}/${order.name}`)),
      tenancyIds: property.tenancies.map((_, index) => tenancyId(`${key}/${index}`)),
      agreementIds: property.agreements.map((_, index) => agreementId(`${key}/${index}`)),
    };
  });
  return { user: demoUsers[name], properties };
}
