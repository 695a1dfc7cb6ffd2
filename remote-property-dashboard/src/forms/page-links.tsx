import { Anchor, Text } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import classes from './forms.module.css';

/** Where the documents that the site generates are. */
const generated = [
  { label: 'Tenancy agreements', text: 'Agreements as PDFs, with all signatures.', path: addresses.tenancyAgreements },
  { label: 'Tenancies', text: 'Notices to your tenants as PDFs.', path: addresses.tenancies },
  { label: 'Rental management', text: 'Rent statements and receipts as PDFs.', path: addresses.rentalManagement },
  { label: 'Reports', text: 'Income and expenses of a financial year.', path: addresses.reports },
  { label: 'Orders', text: 'Tax invoices of your orders as PDFs.', path: addresses.orderHistory },
  { label: 'Documents', text: 'The documents that you uploaded.', path: addresses.documents },
] as const;

export function GeneratedDocuments({ propertyId }: { propertyId: string }) {
  return (
    <ul className={classes.rows}>
      {generated.map(({ label, text, path }) => (
        <li key={label} className={classes.row}>
          <div className={classes.text}>
            <Anchor component={Link} to={path(propertyId)} className={classes.link} fw={600}>
              {label}
            </Anchor>
            <Text size="sm" c="dimmed">
              {text}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The archive of the whole account is made on the profile page, which shows its progress. */
export function AccountExport() {
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Anchor component={Link} to={addresses.settingsProfile()} className={classes.link} fw={600}>
          All your data
        </Anchor>
        <Text size="sm" c="dimmed">
          A zip file with everything in your account, from your profile page.
        </Text>
      </div>
    </li>
  );
}
