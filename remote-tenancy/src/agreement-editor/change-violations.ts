import { type TenancyAgreement, tenancyAgreementPatch } from 'shared-contract/agreement/tenancy-agreement';
import type { Violation } from 'shared-contract/wire/problem';
import { shapeViolations } from 'shared-contract/wire/shape-violations';
import { agreementViolations } from 'tenancy-law/agreement/agreement-rules';
import { detailViolations } from 'tenancy-law/agreement/detail-violations';
import { changedContent, detailsOfChange, termPathOf, todayAt } from './agreement-change.ts';
import type { AgreementChange } from './edited-agreement.ts';
import { isChangeHeld } from './signing-round.ts';

/**
 * Returns why the server would reject a change. Errors that the agreement had before, in fields that do not change, are
 * left out: they belong to another step. A change that voids acceptances waits until the owner has confirmed that.
 */
export function changeViolations(agreement: TenancyAgreement, change: AgreementChange, now: Date): Violation[] {
  if (Object.keys(change).length > 0 && isChangeHeld(agreement)) {
    return [
      { propertyPath: '', message: 'This agreement is out for signing. Confirm above that you want to change it.' },
    ];
  }
  const on = { today: todayAt(agreement, now) };
  const before = agreementViolations(changedContent(agreement, {}), on);
  const after = agreementViolations(changedContent(agreement, change), on);
  const own = after.filter(
    (violation) => isInChange(violation, change) || !before.some((one) => isSameViolation(one, violation)),
  );
  return [...own, ...changeShapeViolations(change)];
}

function changeShapeViolations({ landlordDetails, tenantDetails, ...terms }: AgreementChange): Violation[] {
  const parties = tenancyAgreementPatch.safeParse({ landlordDetails, tenantDetails });
  return [...shapeViolations(parties), ...detailViolations(detailsOfChange(terms))];
}

function isInChange({ propertyPath }: Violation, change: AgreementChange): boolean {
  const field = (termPathOf(propertyPath, change) ?? propertyPath).split(/[.[]/)[0] ?? '';
  return field in change;
}

function isSameViolation(one: Violation, other: Violation): boolean {
  return one.propertyPath === other.propertyPath && one.message === other.message;
}
