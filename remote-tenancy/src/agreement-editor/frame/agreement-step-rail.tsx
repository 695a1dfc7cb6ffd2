import { memo } from 'react';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { addresses, type TenancyAgreementStep } from 'shared-contract/page/addresses';
import { useUnsavedSteps } from 'shared-editor';
import { type RailStep, StepRail } from 'shared-ui';
import type { AgreementFinding } from 'tenancy-law/agreement/agreement-rules';
import { agreementSteps } from '../agreement-steps.ts';
import { isContentEditable, openRound } from '../signing-round.ts';
import { isMissing } from './step-findings.ts';

type AgreementStepRailProps = {
  agreement: TenancyAgreement;
  findings: readonly AgreementFinding[];
  current: TenancyAgreementStep;
};

/** The list of the editor's steps with their progress. Memoised, because most typing in a form does not change it. */
export const AgreementStepRail = memo(function AgreementStepRail({
  agreement,
  findings,
  current,
}: AgreementStepRailProps) {
  const unsaved = useUnsavedSteps(agreement.id);
  const isOpen = isContentEditable(agreement);
  const steps = agreementSteps.map(({ name, title }): RailStep => {
    const href = addresses.tenancyAgreementStep(agreement.id, name);
    if (!isOpen) return { name, title, href, state: null };
    if (name === 'review') return { name, title, href, state: openRound(agreement) ? 'done' : 'todo' };
    const blocking = findings.filter((finding) => finding.step === name && finding.level === 'blocked');
    return { name, title, href, ...railState(blocking, unsaved.includes(name)) };
  });
  return <StepRail label="Steps of this agreement" steps={steps} current={current} />;
});

/** A step with unsaved changes is not done, even when its saved content is complete. */
function railState(blocking: readonly AgreementFinding[], isUnsaved: boolean): Pick<RailStep, 'state' | 'reason'> {
  const wrong = blocking.find((finding) => !isMissing(finding));
  if (wrong) return { state: 'attention', reason: wrong.message };
  if (isUnsaved) return { state: 'unsaved' };
  return { state: blocking.length > 0 ? 'todo' : 'done' };
}
