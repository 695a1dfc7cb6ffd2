import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { operator } from './operator.ts';
import type { TextSection } from './text-page.tsx';

export const aboutSections: readonly TextSection[] = [
  {
    id: 'looking',
    title: 'If you’re looking for a place',
    body: (
      <p>
        Search <Link to={addresses.search({ listingType: 'sale' })}>homes, land and rural property for sale</Link>,{' '}
        <Link to={addresses.search({ listingType: 'lease' })}>homes for rent</Link> and commercial property all over
        Australia, on a list or a map. Save what you like, get alerts, make an offer or apply to rent. You only need an
        account to have your shortlist on all your devices and to get alerts.
      </p>
    ),
  },
  {
    id: 'owners',
    title: 'If you own property',
    body: (
      <p>
        List it for sale or for lease, answer enquiries and offers, choose a tenant, sign the agreement, and look after
        rent, expenses and documents, <Link to={addresses.properties()}>all in one place</Link>. We check each listing
        before it goes live.
      </p>
    ),
  },
  {
    id: 'agents',
    title: 'If you’re an agent',
    body: (
      <p>
        Manage the properties of your clients side by side, with the same tools as owners:{' '}
        <Link to={addresses.rentRoll()}>rent</Link>, <Link to={addresses.tenantChecks()}>tenant checks</Link>, notices
        and reports.
      </p>
    ),
  },
  {
    id: 'fees',
    title: 'What it costs',
    body: (
      <>
        <p>Searching, saving, enquiring, making an offer and applying to rent are free.</p>
        <p>
          Owners pay for a listing package and for extras such as photography or a signboard. You see the packages with
          their prices in the listing editor, before you pay for anything. Prices include GST. There’s no commission.
        </p>
      </>
    ),
  },
  {
    id: 'rules',
    title: 'Fair renting',
    body: (
      <p>
        Bonds, rent increases, notices and applications follow the rules of the state, with dates and sources. Read them
        in <Link to={addresses.rentingRules()}>Renting rules by state</Link>.
      </p>
    ),
  },
  {
    id: 'operator',
    title: 'Who runs it',
    body: (
      <p>
        Verandah is a demonstration site. The operator named on it, {operator.name}, isn’t a real company, and its
        listings and people are made up. Questions? See <Link to={addresses.help()}>Help</Link> or{' '}
        <Link to={addresses.contact()}>contact us</Link>.
      </p>
    ),
  },
];
