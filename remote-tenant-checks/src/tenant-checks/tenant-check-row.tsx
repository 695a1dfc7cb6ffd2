import { Anchor } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import {
  type TenantCheck,
  type TenantCheckProduct,
  tenantCheckProduct,
} from 'shared-contract/tenant-check/tenant-check';
import { isKnown } from 'shared-contract/wire/open-enum';
import { Link } from 'shared-platform/router';
import { LocalInstant, StatusBadge } from 'shared-ui';
import classes from './tenant-check-list.module.css';
import { tenantCheckStatusText } from './tenant-check-status-text.ts';

const productNames: Record<TenantCheckProduct, string> = {
  TICA: 'TICA',
  NTD: 'National Tenancy Database',
  Combined: 'TICA and National Tenancy Database',
};

export function TenantCheckRow({ check }: { check: TenantCheck }) {
  return (
    <li className={classes.check}>
      <div>
        <h2 className={classes.applicant}>{check.applicant.name}</h2>
        <p className={classes.quiet}>
          Requested <LocalInstant at={check.requestedAt} show="date" />
        </p>
      </div>
      <div>
        <Anchor component={Link} to={addresses.property(check.property.id)} size="sm">
          {check.property.fullAddress}
        </Anchor>
        <p className={classes.quiet}>
          {isKnown(tenantCheckProduct, check.product) ? productNames[check.product] : check.product}
        </p>
      </div>
      <div className={classes.status}>
        <StatusBadge kind="check" status={check.status} />
        <p className={classes.quiet}>{tenantCheckStatusText(check, new Date())}</p>
      </div>
    </li>
  );
}
