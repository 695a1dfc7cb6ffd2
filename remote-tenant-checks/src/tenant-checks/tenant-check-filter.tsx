import { Link } from 'react-router';
import { type TenantCheckStatus, tenantCheckStatus } from 'shared-contract/tenant-check';
import { statusWords } from 'shared-ui';
import classes from './tenant-check-filter.module.css';
import { tenantChecksAddress } from './tenant-check-search.ts';

/** Real links: a filtered list can be opened in a tab, shared and gone back to. */
export function TenantCheckFilter({ status }: { status: TenantCheckStatus | null }) {
  return (
    <nav aria-label="Show checks by status">
      <ul className={classes.filters}>
        {[null, ...tenantCheckStatus.options].map((option) => (
          <li key={option ?? 'all'}>
            <Link
              className={classes.filter}
              to={tenantChecksAddress({ status: option, page: 1 })}
              aria-current={option === status ? 'true' : undefined}
              preventScrollReset
            >
              {option === null ? 'All' : statusWords('check', option).words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
