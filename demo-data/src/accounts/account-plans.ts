import { placeOf } from '../gazetteer/gazetteer.ts';
import { commercialHome } from '../homes/commercial-home.ts';
import type { Home } from '../homes/home.ts';
import { landHome, ruralHome } from '../homes/land-and-rural-home.ts';
import { residentialHome } from '../homes/residential-home.ts';
import { type ListingPlan, listingPlan } from '../listings/listing-plan.ts';
import { demoUsers, type UserRow } from '../people/people.ts';
import type { AccountProperty } from './account-property.ts';
import { jacksProperties } from './jack.ts';
import { oliviasProperties } from './olivia.ts';
import { priyasProperties } from './priya.ts';

export type Account = keyof typeof demoUsers;

/** A property of a demo account, its home, and the plans of its listings. Database rows are created from it later. */
export type AccountPlan = {
  account: Account;
  owner: UserRow;
  property: AccountProperty;
  key: string;
  home: Home;
  listings: ListingPlan[];
};

export const accountProperties = {
  olivia: oliviasProperties,
  jack: jacksProperties,
  agent: priyasProperties,
} satisfies Record<Account, AccountProperty[]>;

export const accountKey = (account: string, name: string) => `demo/${account}/${name}`;

/** Returns one plan per property, in the order in which the account files list them. */
export function accountPlans(): AccountPlan[] {
  return (Object.entries(accountProperties) as [Account, AccountProperty[]][]).flatMap(([account, properties]) =>
    properties.map((property) => accountPlan(account, property)),
  );
}

function accountPlan(account: Account, property: AccountProperty): AccountPlan {
  const owner = demoUsers[account];
  const key = accountKey(account, property.name);
  const home = homeOf(key, property);
  const listings = property.listings.map((listing) =>
    listingPlan({ ...listing, key: listing.name ? `${key}/${listing.name}` : key, home, owner }),
  );
  return { account, owner, property, key, home, listings };
}

function homeOf(key: string, { place: slug, propertyType, home }: AccountProperty): Home {
  const place = placeOf(slug);
  switch (propertyType) {
    case 'Residential':
      return residentialHome(key, place, home);
    case 'Commercial':
      return commercialHome(key, place, home.category);
    case 'Land':
      return landHome(key, place, home);
    case 'Rural':
      return ruralHome(key, place, home.category);
  }
}
