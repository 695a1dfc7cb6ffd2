import { Link } from 'shared-platform/router';
import { type Search, searchAddress } from '../address/search-address.ts';
import classes from './filters.module.css';
import { purposes, turned } from './purposes.ts';

/** Buy or rent, as links: each is an address of its own. */
export function ListingTypeSwitch({ search }: { search: Search }) {
  return (
    <nav className={classes.switch} aria-label="Buy or rent">
      {purposes.map(({ type, words }) => (
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
