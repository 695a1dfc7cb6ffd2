import { Link, useLocation } from 'react-router';
import { addresses } from 'shared-contract/page/addresses';
import classes from './footer.module.css';

/** Each page's own: one that stayed would be seen to jump from the end of one page to the end of the next. */
export function Footer() {
  const { pathname } = useLocation();
  return (
    <footer key={pathname} className={classes.footer}>
      <div className={classes.row}>
        <p className={classes.words}>Verandah. Property, looked after.</p>
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
