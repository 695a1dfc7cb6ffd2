import { Link, useLocation } from 'react-router';
import { addresses } from 'shared-contract/page/addresses';
import classes from './footer.module.css';

/**
 * The footer of the site. Its `key` makes React create a new footer on each page. The old one would first appear at the
 * position that it had on the previous page and then move.
 */
export function Footer() {
  const { pathname } = useLocation();
  return (
    <footer key={pathname} className={classes.footer}>
      <div className={classes.row}>
        <p className={classes.text}>Verandah. Property, looked after.</p>
        <nav aria-label="Footer" className={classes.links}>
          <Link to={addresses.search({ listingType: 'sale' })}>Buy</Link>
          <Link to={addresses.search({ listingType: 'lease' })}>Rent</Link>
          <Link to={addresses.search({ listingType: 'sale', propertyType: 'commercial' })}>Commercial</Link>
          <Link to={addresses.search({ listingType: 'sale', propertyType: 'rural' })}>Rural</Link>
        </nav>
      </div>
    </footer>
  );
}
