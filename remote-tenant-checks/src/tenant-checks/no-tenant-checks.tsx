import { Button } from '@mantine/core';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import { addresses } from 'shared-contract/page/addresses';
import type { TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check';
import { Link } from 'shared-platform/router';
import { EmptyState } from 'shared-ui';
import classes from './tenant-check-list.module.css';
import { type TenantCheckSearch, tenantChecksUrl } from './tenant-check-search.ts';

const emptyTitles: Record<TenantCheckStatus, string> = {
  draft: 'No draft checks',
  awaitingConsent: 'No checks awaiting consent',
  authorised: 'No authorised checks',
  submitted: 'No submitted checks',
  processing: 'No checks being processed',
  complete: 'No completed checks',
  needsInfo: 'No checks need information',
  withdrawn: 'No withdrawn checks',
  cancelled: 'No cancelled checks',
};

type NoTenantChecksProps = { search: TenantCheckSearch; text: string };

/** Says why the list is empty: nothing matches, or there is no check yet. */
export function NoTenantChecks({ search: { status, property }, text }: NoTenantChecksProps) {
  if (status === null && property === null && text === '') return <FirstCheck />;
  const isStatusOnly = status !== null && property === null && text === '';
  return (
    <EmptyState
      title={isStatusOnly ? emptyTitles[status] : 'No checks match'}
      action={
        <Button component={Link} to={tenantChecksUrl({})} variant="default">
          Show all checks
        </Button>
      }
    >
      {text !== '' && 'Check the spelling, or search for part of the name or address.'}
    </EmptyState>
  );
}

function FirstCheck() {
  return (
    <EmptyState
      icon={<IconUserCheck size={28} stroke={1.5} />}
      title="No tenant checks yet"
      action={
        <Button component={Link} to={addresses.tenantCheckCreate()}>
          Request a tenant check
        </Button>
      }
    >
      <p>A check searches tenancy databases for an applicant, before you decide.</p>
      <ol className={classes.lesson}>
        <li>Choose a check and enter who it’s about.</li>
        <li>The applicant authorises it by email and proves their identity with 100 points.</li>
        <li>You pay. Results usually come within one business day.</li>
      </ol>
    </EmptyState>
  );
}
