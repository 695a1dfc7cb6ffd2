import { type ReactNode, useMemo } from 'react';
import { addresses, type TenancyAgreementStep } from 'shared-contract/page/addresses';
import { adjacentSteps, StepFrame } from 'shared-editor';
import { Link } from 'shared-platform/router';
import { contentOf } from 'tenancy-law/agreement/agreement-content';
import { agreementFindings } from 'tenancy-law/agreement/agreement-rules';
import { todayAt } from '../agreement-change.ts';
import { type AgreementEditorStep, agreementSteps } from '../agreement-steps.ts';
import { useEditedAgreement } from '../edited-agreement.ts';
import { isContentEditable } from '../signing-round.ts';
import classes from './agreement-frame.module.css';
import { AgreementStepRail } from './agreement-step-rail.tsx';
import { LockedNotice } from './locked-notice.tsx';
import { stepFindings } from './step-findings.ts';

type AgreementFrameProps = {
  step: TenancyAgreementStep;
  /** Explains the step in one sentence. */
  lead: ReactNode;
  /** The save status, next to the heading. */
  state?: ReactNode;
  /** True when the step itself lists what is missing, so that the frame does not repeat it. */
  hidesMissing?: boolean;
  /** Replaces the link to the next step. */
  nextAction?: ReactNode;
  children: ReactNode;
};

/** The layout of a step of the agreement editor, with what is missing before the agreement is sent. */
export function AgreementFrame({
  step: name,
  lead,
  state,
  hidesMissing = false,
  nextAction,
  children,
}: AgreementFrameProps) {
  const { value: agreement } = useEditedAgreement();
  const { step, before, after } = adjacentSteps(agreementSteps, name);
  const isOpen = isContentEditable(agreement);
  const findings = useMemo(
    () => agreementFindings(contentOf(agreement), { today: todayAt(agreement, new Date()) }),
    [agreement],
  );
  const { missing, advice } = stepFindings(isOpen ? findings : [], name);
  const linkTo = (other: AgreementEditorStep | undefined) =>
    other && { title: other.title, href: addresses.tenancyAgreementStep(agreement.id, other.name) };
  return (
    <>
      <p className={classes.property}>
        <Link to={addresses.tenancyAgreements(agreement.property.id)}>Agreements</Link>
        <span>{agreement.property.address.fullAddress}</span>
      </p>
      <StepFrame
        rail={<AgreementStepRail agreement={agreement} findings={findings} current={name} />}
        title={step?.title ?? ''}
        lead={lead}
        isOpen={isOpen}
        state={state}
        notices={isOpen ? null : <LockedNotice agreement={agreement} />}
        missing={hidesMissing ? null : missing}
        advice={hidesMissing ? [] : advice}
        before={linkTo(before)}
        after={linkTo(after)}
        nextAction={nextAction}
      >
        {children}
      </StepFrame>
      <p className={classes.legal}>What we say about the law is a guide, not legal advice.</p>
    </>
  );
}
