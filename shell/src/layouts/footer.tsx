import { Link, useLocation } from 'react-router';
import { addresses } from 'shared-contract/page/addresses';
import classes from './footer.module.css';

const { search } = addresses;

const groups: [title: string, links: [label: string, to: string][]][] = [
  [
    'Buy',
    [
      ['Homes for sale', search({ listingType: 'sale', propertyType: 'residential' })],
      ['Land for sale', search({ listingType: 'sale', propertyType: 'land' })],
      ['Rural for sale', search({ listingType: 'sale', propertyType: 'rural' })],
      ['Commercial for sale', search({ listingType: 'sale', propertyType: 'commercial' })],
    ],
  ],
  [
    'Rent',
    [
      ['Homes for rent', search({ listingType: 'lease', propertyType: 'residential' })],
      ['Commercial for lease', search({ listingType: 'lease', propertyType: 'commercial' })],
      ['Renting rules', addresses.rentingRules()],
    ],
  ],
  [
    'Verandah',
    [
      ['About', addresses.about()],
      ['Help', addresses.help()],
      ['Contact', addresses.contact()],
    ],
  ],
  [
    'Legal',
    [
      ['Privacy', addresses.privacy()],
      ['Terms', addresses.terms()],
    ],
  ],
];

/**
 * The footer of the site. Its `key` makes React create a new element on each page. The element of the previous page
 * would first appear at its old position and then jump to the new one.
 */
export function Footer() {
  const { pathname } = useLocation();
  return (
    <footer key={pathname} className={classes.footer}>
      <nav aria-label="Footer" className={classes.row}>
        {groups.map(([title, links]) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([label, to]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p className={classes.row}>Verandah. Property, looked after.</p>
    </footer>
  );
}
