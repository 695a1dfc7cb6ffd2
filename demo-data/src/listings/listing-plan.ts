import type { ListingStatus, ListingType } from 'shared-contract/listing/listing';
import type { Home } from '../homes/home.ts';
import type { UserRow } from '../people/people.ts';

/** The choices about a listing from which its database rows are created. */
export type ListingPlan = {
  key: string;
  home: Home;
  owner: UserRow;
  type: ListingType;
  status: ListingStatus;
  /** How the sale price is displayed. The rent of a home is always displayed as a single amount (V20). */
  display: 'value' | 'range' | 'hide';
  auction: boolean;
  /** The number of open homes. There is one on each of the next Saturdays. */
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

/** Returns the plan with the missing fields set to the defaults of an active listing. */
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
