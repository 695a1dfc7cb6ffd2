import { Anchor, Text } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { DownloadButton } from 'shared-ui';
import { downloadFile } from '../downloads/download-file.ts';
import { expensesPath } from '../expenses/expense-queries.ts';
import { packLimitMessage } from '../reports/pack-limit.ts';
import { reportPath } from '../reports/report-query.ts';
import classes from './forms.module.css';
import { AccountExport } from './page-links.tsx';

/** Files of the current financial year, which the server chooses by the date at the property. */
const files = [
  {
    name: 'Expenses',
    text: 'Every expense of this financial year with its ATO label.',
    path: (propertyId: string) => `${expensesPath(propertyId)}/csv`,
    type: 'text/csv',
    label: 'CSV',
  },
  {
    name: 'Payments',
    text: 'Every rent payment and expense of this financial year.',
    path: (propertyId: string) => `${reportPath(propertyId)}/csv`,
    type: 'text/csv',
    label: 'CSV',
  },
  {
    name: 'Report',
    text: 'Income, expenses, rent and bond of this financial year.',
    path: (propertyId: string) => `${reportPath(propertyId)}/pdf`,
    type: 'application/pdf',
    label: 'PDF',
  },
  {
    name: 'Accountant pack',
    text: 'The report, payments, expenses with receipts and rent statements of this financial year.',
    path: (propertyId: string) => `${reportPath(propertyId)}/accountant-pack`,
    type: 'application/zip',
    label: 'ZIP',
  },
] as const;

export function PropertyExports({ propertyId }: { propertyId: string }) {
  return (
    <ul className={classes.rows}>
      {files.map(({ name, text, path, type, label }) => (
        <li key={name} className={classes.row}>
          <div className={classes.text}>
            <span className={classes.name}>{name}</span>
            <Text size="sm" c="dimmed">
              {text}
            </Text>
          </div>
          <div className={classes.side}>
            <DownloadButton
              size="compact-sm"
              label={label}
              what={`the ${label}`}
              accessibleName={`Download ${name} as ${label}`}
              messageOf={packLimitMessage}
              download={() =>
                downloadFile({ path: path(propertyId), type, fileName: `${name}.${label.toLowerCase()}` })
              }
            />
          </div>
        </li>
      ))}
      <li className={classes.row}>
        <div className={classes.text}>
          <Anchor component={Link} to={addresses.reports(propertyId)} className={classes.link} fw={600}>
            Other financial years
          </Anchor>
          <Text size="sm" c="dimmed">
            Choose the year on the Reports page, then download its report or accountant pack.
          </Text>
        </div>
      </li>
      <AccountExport />
    </ul>
  );
}
