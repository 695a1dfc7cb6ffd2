import type { TenancyAgreementStatus } from 'shared-contract/agreement/tenancy-agreement';
import type { PropertyOwner } from 'shared-contract/property/property-owners';
import type { Home } from '../homes/home.ts';
import type { HomeOverrides } from '../homes/residential-home.ts';
import type { ListingPlan } from '../listings/listing-plan.ts';
import type { OrderPlan } from '../orders/order-rows.ts';
import type { DemoCard } from '../orders/payment-method-rows.ts';
import type { SubscriptionPlan } from '../orders/subscription-rows.ts';
import type { TenancyPlan } from '../tenancies/tenancy-rows.ts';

type Place = { place: string; propertyType: Home['propertyType'] };

/**
 * A property of a demo account and its history. Every number of days is relative to the day on which the data is
 * loaded.
 */
export type AccountProperty = Place & {
  /** A unique name of the property within its account. The ids of the property's rows are derived from this name. */
  name: string;
  home: HomeOverrides;
  listings: (Partial<Omit<ListingPlan, 'key' | 'home' | 'owner'>> &
    Pick<ListingPlan, 'type'> & { name?: string; daylightSavingOpen?: boolean; unsuitable?: boolean })[];
  /** On the title; without them, the account's user owns all of it. */
  owners: PropertyOwner[];
  tenancies: Term[];
  agreements: (Term & { status: TenancyAgreementStatus; acn?: string; isOpen?: boolean })[];
  orders: (Pick<OrderPlan, 'status' | 'daysAgo' | 'skus' | 'promotionCode' | 'payment'> & {
    name: string;
    forListing?: boolean;
  })[];
  subscriptions: (Pick<SubscriptionPlan, 'sku' | 'status' | 'startedDaysAgo' | 'periodEndsInDays'> & {
    card?: DemoCard;
  })[];
};

export type Term = Pick<TenancyPlan, 'tenants' | 'start' | 'end'> &
  Partial<Pick<TenancyPlan, 'weeklyRent' | 'weeksBehind' | 'partPayment' | 'increase' | 'returnedPayment'>>;

export function accountProperty(
  property: Place & Pick<AccountProperty, 'name'> & Partial<AccountProperty>,
): AccountProperty {
  return {
    home: {},
    listings: [],
    owners: [],
    tenancies: [],
    agreements: [],
    orders: [],
    subscriptions: [],
    ...property,
  };
}
