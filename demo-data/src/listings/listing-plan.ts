import type { ListingStatus, ListingType } from 'shared-contract/listing/listing';
import type { Home } from '../homes/home.ts';
import type { UserRow } from '../people/people.ts';

/** What is decided about a listing before its rows are created. */
export type ListingPlan = {
  key: string;
  home: Home;
  owner: UserRow;
  type: ListingType;
  status: ListingStatus;
  /** How the sale price is displayed. A home's rent is always a single amount (V20). */
  display: 'value' | 'range' | 'hide';
  auction: boolean;
  /** Number of Saturdays with an open home, starting with the next one. */
  opens: number;
  publishedDaysAgo: number;
  /** Days from today until the home is available; 0 when it is vacant. */
  availableInDays: number;
  petsAllowed: boolean;
  furnished: boolean;
  streetHidden: boolean;
  headline?: string;
  salePrice?: number;
  weeklyRent?: number;
};

/** Completes a plan with the defaults of an active listing. */
export function listingPlan(
  plan: Pick<ListingPlan, 'key' | 'home' | 'owner' | 'type'> & Partial<ListingPlan>,
): ListingPlan {
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
