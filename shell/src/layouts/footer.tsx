import { Link, useLocation } from 'react-router';
import { addresses } from 'shared-contract/page/addresses';
import classes from './footer.module.css';

/**
 * The footer of the site. Its `key` makes React create a new element on each page. The element of the previous page
 * would first appear at its old position and then jump to the new one.
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
          <Link to={addresses.rentingRules()}>Renting rules</Link>
        </nav>
      </div>
    </footer>
  );
}
