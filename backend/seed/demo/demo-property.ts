import type { TenancyAgreementStatus } from 'shared-contract/agreement/tenancy-agreement';
import type { Home } from '../homes/home.ts';
import type { Wish } from '../homes/residential-home.ts';
import type { ListingPlan } from '../listings/listing-plan.ts';
import type { OrderWish } from '../money/order-rows.ts';
import type { SubscriptionWish } from '../money/subscription-rows.ts';
import type { TenancyWish } from '../tenancies/tenancy-rows.ts';

type Place = { place: string; propertyType: Home['propertyType'] };

/** A property of a demo account and its story, told in days before and after the seeding day. */
export type DemoProperty = Place & {
  /** Unique within its owner; ids are made from it. */
  name: string;
  home: Wish;
  listings: (Partial<Omit<ListingPlan, 'key' | 'home' | 'owner'>> &
    Pick<ListingPlan, 'type'> & { name?: string; daylightSavingOpen?: boolean; troublesomePictures?: boolean })[];
  tenancies: Term[];
  agreements: (Term & { status: TenancyAgreementStatus; acn?: string })[];
  orders: (Pick<OrderWish, 'status' | 'daysAgo' | 'skus' | 'promotionCode'> & { name: string; forListing?: boolean })[];
  subscriptions: Pick<SubscriptionWish, 'sku' | 'status' | 'startedDaysAgo' | 'periodEndsInDays'>[];
};

export type Term = Pick<TenancyWish, 'tenants' | 'start' | 'end'> &
  Partial<Pick<TenancyWish, 'weeklyRent' | 'weeksBehind' | 'partPayment'>>;

export function demoProperty(property: Place & Pick<DemoProperty, 'name'> & Partial<DemoProperty>): DemoProperty {
  return { home: {}, listings: [], tenancies: [], agreements: [], orders: [], subscriptions: [], ...property };
}
