import { Link } from 'react-router';
import { addresses } from 'shared-contract/addresses';
import classes from './footer.module.css';

export function Footer() {
  return (
    <footer className={classes.footer}>
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
