import type { ListingStatus, ListingType } from 'shared-contract/listing/listing';
import type { Home } from '../homes/home.ts';
import type { UserRow } from '../people/people.ts';

/** What is decided about a listing before its rows are written. */
export type ListingPlan = {
  key: string;
  home: Home;
  owner: UserRow;
  type: ListingType;
  status: ListingStatus;
  /** Of the sale price; a home's rent is always one amount (V20). */
  display: 'value' | 'range' | 'hide';
  auction: boolean;
  /** Saturdays with an open home, from the first after the seeding day. */
  opens: number;
  publishedDaysAgo: number;
  /** From today; 0 is vacant now. */
  availableInDays: number;
  petsAllowed: boolean;
  furnished: boolean;
  streetHidden: boolean;
  headline?: string;
  salePrice?: number;
  weeklyRent?: number;
};

/** A plan for an active listing with the usual answers; a plan says what it wants otherwise. */
export function planOf(plan: Pick<ListingPlan, 'key' | 'home' | 'owner' | 'type'> & Partial<ListingPlan>): ListingPlan {
  return {
    status: 'active',
    display: 'value',
    auction: false,
    opens: 0,
    publishedDaysAgo: 6,
    availableInDays: 0,
    petsAllowed: false,
    furnished: false,
    streetHidden: false,
    ...plan,
  };
}
