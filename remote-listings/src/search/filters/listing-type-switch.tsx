import { Link } from 'shared-platform/router';
import { type Search, searchUrl } from '../url/search-url.ts';
import classes from './filters.module.css';
import { listingTypeChoices, withListingType } from './listing-type-choices.ts';

/** Links that switch between buying and renting. They are links, because each has its own URL. */
export function ListingTypeSwitch({ search }: { search: Search }) {
  return (
    <nav className={classes.switch} aria-label="Buy or rent">
      {listingTypeChoices.map(({ type, label }) => (
        <Link
          key={type}
          className={classes.choice}
          to={searchUrl(search.listingType === type ? search : withListingType(search, type))}
          aria-current={search.listingType === type ? 'true' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
