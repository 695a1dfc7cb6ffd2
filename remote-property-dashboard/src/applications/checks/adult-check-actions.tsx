import { Anchor, Button } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { StatusBadge } from 'shared-ui';
import { type AdultChecks, hasOpenCheck } from './adult-checks.ts';
import classes from './checks.module.css';

type AdultCheckActionsProps = { applicationId: string; adult: AdultChecks; canRequest: boolean };

/** The checks on an adult with their status, and the button for a new one. */
export function AdultCheckActions({ applicationId, adult, canRequest }: AdultCheckActionsProps) {
  const { name, position, checks } = adult;
  return (
    <div className={classes.adult}>
      {checks.map(({ id, status }) => (
        <div key={id} className={classes.check}>
          <Anchor
            component={Link}
            to={addresses.tenantCheck(id)}
            size="sm"
            aria-label={`Open the tenant check of ${name}`}
          >
            Tenant check
          </Anchor>
          <StatusBadge kind="check" status={status} />
        </div>
      ))}
      {canRequest && !hasOpenCheck(adult) && (
        <Button
          component={Link}
          to={addresses.tenantCheckCreate({ applicationId, adult: position })}
          variant="default"
          size="xs"
          aria-label={`Request a tenant check for ${name}`}
        >
          Request a tenant check
        </Button>
      )}
    </div>
  );
}
