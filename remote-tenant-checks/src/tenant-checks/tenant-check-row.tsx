import { Anchor } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import type { TenantCheck } from 'shared-contract/tenant-check/tenant-check';
import { Link } from 'shared-platform/router';
import { LocalInstant, StatusBadge } from 'shared-ui';
import { productLabel } from '../check/check-products.ts';
import { shownStatus } from '../check/shown-status.ts';
import classes from './tenant-check-list.module.css';
import { tenantCheckStatusText } from './tenant-check-status-text.ts';

/** One check. The whole row opens it, except the link to the property. */
export function TenantCheckRow({ check }: { check: TenantCheck }) {
  return (
    <li className={classes.check}>
      <div>
        <h2 className={classes.applicant} dir="auto">
          <Link className={classes.open} to={addresses.tenantCheck(check.id)}>
            {check.applicant.name}
          </Link>
        </h2>
        <p className={classes.quiet}>
          Requested <LocalInstant at={check.requestedAt} show="date" />
        </p>
      </div>
      <div>
        <Anchor component={Link} className={classes.above ?? ''} to={addresses.property(check.property.id)} size="sm">
          {check.property.fullAddress}
        </Anchor>
        <p className={classes.quiet}>{productLabel(check.product)}</p>
      </div>
      <div className={classes.status}>
        <StatusBadge kind="check" status={shownStatus(check)} />
        <p className={classes.quiet}>{tenantCheckStatusText(check, new Date())}</p>
      </div>
    </li>
  );
}
