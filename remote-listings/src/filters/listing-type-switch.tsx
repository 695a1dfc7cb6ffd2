import { Link } from 'react-router';
import { refined, type Search, searchAddress } from '../search-address/search-address.ts';
import classes from './filters.module.css';
import { propertyTypesFor } from './property-types.ts';

const choices = [
  { type: 'sale', words: 'Buy' },
  { type: 'lease', words: 'Rent' },
] as const;

/** Buy or rent, as links: each is an address of its own. A price does not carry over. */
export function ListingTypeSwitch({ search }: { search: Search }) {
  return (
    <nav className={classes.switch} aria-label="Buy or rent">
      {choices.map(({ type, words }) => (
        <Link
          key={type}
          className={classes.choice}
          to={searchAddress(search.listingType === type ? search : turned(search, type))}
          aria-current={search.listingType === type ? 'true' : undefined}
          preventScrollReset
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}

function turned(search: Search, listingType: 'sale' | 'lease'): Search {
  const { propertyType } = search;
  const keeps = propertyType === undefined || propertyTypesFor(listingType).includes(propertyType);
  return refined(search, {
    listingType,
    propertyType: keeps ? propertyType : undefined,
    categories: keeps ? search.categories : [],
    priceMin: undefined,
    priceMax: undefined,
  });
}
