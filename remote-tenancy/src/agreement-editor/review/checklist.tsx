import { Anchor, Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import type { AgreementFinding, AgreementStep } from 'tenancy-law/agreement/agreement-rules';
import { fieldOfFinding } from './field-of-finding.ts';
import { findingsOf } from './findings-of.ts';
import classes from './review.module.css';

/** The text of the link to each step. */
const fixLabels: Record<AgreementStep, string> = {
  'tenancy-details': 'Edit the tenancy details',
  'lease-details': 'Edit the lease details',
  utilities: 'Edit the utilities',
  'other-details': 'Edit the other details',
};

/** What stops sending, then what the owner should check. Each has a link to the field that fixes it. */
export function Checklist({ agreement }: { agreement: TenancyAgreement }) {
  const { blocked, warnings } = findingsOf(agreement);
  return (
    <>
      <section aria-labelledby="fix">
        <h2 id="fix" className={classes.title}>
          Before you send it
        </h2>
        {blocked.length > 0 ? (
          <Findings agreementId={agreement.id} findings={blocked} label="Before you send it" />
        ) : (
          <Text size="sm">Everything that’s needed is there.</Text>
        )}
      </section>
      {warnings.length > 0 ? (
        <section aria-labelledby="check">
          <h2 id="check" className={classes.title}>
            Worth a look
          </h2>
          <Findings agreementId={agreement.id} findings={warnings} label="Worth a look" />
        </section>
      ) : null}
    </>
  );
}

type FindingsProps = { agreementId: string; findings: readonly AgreementFinding[]; label: string };

function Findings({ agreementId, findings, label }: FindingsProps) {
  return (
    <ul className={classes.findings} aria-label={label}>
      {findings.map((finding) => {
        const { code, level, step, message } = finding;
        const Icon = level === 'blocked' ? IconAlertTriangle : IconInfoCircle;
        return (
          <li key={`${code} ${message}`} className={classes.finding} data-level={level}>
            <Icon size={17} stroke={1.75} aria-hidden="true" />
            <span>{message}</span>
            <Anchor
              component={Link}
              size="sm"
              to={`${addresses.tenancyAgreementStep(agreementId, step)}#${fieldOfFinding(finding)}`}
            >
              {fixLabels[step]}
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
