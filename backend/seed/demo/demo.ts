import { listingId, propertyId } from '../listings/listing-rows.ts';
import { orderId } from '../money/order-rows.ts';
import { demoUsers } from '../people/people.ts';
import { agreementId } from '../tenancies/agreement-rows.ts';
import { tenancyId } from '../tenancies/tenancy-rows.ts';
import { demoKey, demoPortfolios } from './demo-rows.ts';

type Account = keyof typeof demoUsers;

/** Fixed ids of the demo accounts' rows, for tests and journeys: `demo.olivia.properties[0].id`. Names as in olivia.ts, jack.ts and priya.ts. */
export const demo = {
  olivia: account('olivia'),
  jack: account('jack'),
  agent: account('agent'),
  /** Active, its price hidden. */
  hiddenPriceListing: { id: listingId(demoKey('olivia', 'daylesford-land')) },
  /** Active, with an auction and two open homes. */
  auctionListing: { id: listingId(demoKey('olivia', 'fitzroy-terrace')) },
  /** Active, for lease, residential, with two open homes. */
  leaseListing: { id: listingId(demoKey('olivia', 'brunswick-townhouse')) },
  /** Active, for sale or lease. */
  bothListing: { id: listingId(demoKey('olivia', 'torquay-beach-house')) },
  /** Olivia's draft: a visitor gets 404. */
  draftListing: { id: listingId(demoKey('olivia', 'ballarat-house')) },
  /** Olivia's, initiated, with three items of which one is shipped. */
  initiatedOrder: { id: orderId(`${demoKey('olivia', 'brunswick-townhouse')}/lease`) },
  /** Olivia's, two weeks in arrears with a part payment, begun on a leap day. */
  arrearsTenancy: { id: tenancyId(`${demoKey('olivia', 'northcote-house')}/0`) },
};

function account(name: Account) {
  const properties = demoPortfolios[name].map((property) => {
    const key = demoKey(name, property.name);
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
