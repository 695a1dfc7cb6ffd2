import { Button, Text } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { Link } from 'shared-platform/router';
import { PayButton } from '../payment/pay-button.tsx';
import classes from './detail.module.css';
import { type NextAction, nextStepOf } from './next-step.ts';
import { Requirements } from './requirements.tsx';
import { SendNotice } from './send-notice.tsx';

type NextStepCardProps = {
  check: TenantCheckDetail;
  timeZone: string;
  isResultOpen: boolean;
  onOpenResult: () => void;
};

/** The next step of a check with its button, and before sending what is done and what is missing. */
export function NextStepCard(props: NextStepCardProps) {
  const { check, timeZone, isResultOpen } = props;
  const { title, text, action, isUrgent = false } = nextStepOf(check, new Date(), timeZone);
  if (action === 'openResult' && isResultOpen) return null;
  return (
    <section className={classes.next} data-urgent={isUrgent || undefined} aria-labelledby="next-step">
      <p className={classes.eyebrow}>Next step</p>
      <h2 id="next-step" className={classes.nextTitle} tabIndex={-1} dir="auto">
        {title}
      </h2>
      <Text>{text}</Text>
      {action && (
        <div className={classes.nextAction}>
          <ActionButton action={action} {...props} />
        </div>
      )}
      <Requirements check={check} hidesPayment={action === 'pay'} />
    </section>
  );
}

function ActionButton({ action, check, onOpenResult }: NextStepCardProps & { action: NextAction }) {
  switch (action) {
    case 'authorise':
      return <StepLink to={addresses.tenantCheckStep(check.id, 'authorisation')}>Get the authorisation</StepLink>;
    case 'resend':
      return <StepLink to={addresses.tenantCheckStep(check.id, 'authorisation')}>Send the link again</StepLink>;
    case 'prove':
      return <StepLink to={addresses.tenantCheckStep(check.id, 'proof-of-id')}>Add documents</StepLink>;
    case 'pay':
      return <PayButton check={check} isLastStep />;
    case 'answer':
      return (
        <Button component={Link} to={addresses.tenantCheckStep(check.id, 'proof-of-id')} variant="default">
          Add a document
        </Button>
      );
    case 'notify':
      return <SendNotice check={check} />;
    case 'openResult':
      return <Button onClick={onOpenResult}>Open the result</Button>;
    case 'requestAgain':
      return <StepLink to={addresses.tenantCheckCreate()}>Request another check</StepLink>;
  }
}

function StepLink({ to, children }: { to: string; children: string }) {
  return (
    <Button component={Link} to={to}>
      {children}
    </Button>
  );
}
