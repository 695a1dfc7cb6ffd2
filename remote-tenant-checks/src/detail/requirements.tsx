import { Anchor } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { Link } from 'shared-platform/router';
import { canChange } from '../edit/check-steps.ts';
import { PayButton } from '../payment/pay-button.tsx';
import classes from './detail.module.css';

type RequirementsProps = { check: TenantCheckDetail; hidesPayment: boolean };

/** The three things that a check needs before it is sent, in any order. */
export function Requirements({ check, hidesPayment }: RequirementsProps) {
  if (!canChange(check.status, 'information')) return null;
  const isPaid = check.payment?.status === 'paid';
  return (
    <ul className={classes.requirements} aria-label="What the check needs before we send it">
      <Requirement isDone={Boolean(check.authorisedAt)}>
        <Anchor component={Link} to={addresses.tenantCheckStep(check.id, 'authorisation')}>
          Authorisation
        </Anchor>
      </Requirement>
      <Requirement isDone={check.isIdentityComplete === true}>
        <Anchor component={Link} to={addresses.tenantCheckStep(check.id, 'proof-of-id')}>
          Proof of identity
        </Anchor>
      </Requirement>
      <Requirement isDone={isPaid} action={!isPaid && !hidesPayment ? <PayButton check={check} size="xs" /> : null}>
        Payment
      </Requirement>
    </ul>
  );
}

type RequirementProps = { isDone: boolean; action?: ReactNode; children: ReactNode };

function Requirement({ isDone, action, children }: RequirementProps) {
  return (
    <li className={classes.requirement} data-done={isDone || undefined}>
      <span className={classes.mark} aria-hidden="true">
        {isDone && <IconCheck size={14} stroke={2.5} />}
      </span>
      {children}
      <span className={classes.quiet}>{isDone ? 'Done' : 'To do'}</span>
      {action}
    </li>
  );
}
