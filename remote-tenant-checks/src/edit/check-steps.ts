import { addresses } from 'shared-contract/page/addresses';
import type { TenantCheckContent, TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { canAddDocuments, isUnsent } from 'shared-contract/tenant-check/tenant-check-rules';
import { tenantCheckStatus } from 'shared-contract/tenant-check/tenant-check-status';
import { isKnown } from 'shared-contract/wire/open-enum';
import type { RailStep } from 'shared-ui';

export type CheckStepName = 'information' | 'authorisation' | 'proof-of-id';

export const checkStepTitles: Record<CheckStepName, string> = {
  information: 'Information',
  authorisation: 'Authorisation',
  'proof-of-id': 'Proof of identity',
};

export const checkStepUrl = (id: string, step: CheckStepName): string =>
  step === 'information' ? addresses.tenantCheckEdit(id) : addresses.tenantCheckStep(id, step);

type Progress = {
  check: Pick<TenantCheckDetail, 'id' | 'status' | 'isIdentityComplete'>;
  content: Pick<TenantCheckContent, 'authorisation'>;
  /** The local date at the property. */
  today: string;
};

/** The steps of a check and how far each is. A check that was sent shows no progress. */
export function checkSteps({ check, content: { authorisation }, today }: Progress): RailStep[] {
  const isOpen = canChange(check.status, 'information');
  const isExpired = authorisation !== null && authorisation.validUntil < today;
  const states: Record<CheckStepName, Pick<RailStep, 'state' | 'reason'>> = {
    information: { state: 'done' },
    authorisation: isExpired
      ? { state: 'attention', reason: 'It’s older than 90 days' }
      : { state: authorisation ? 'done' : 'todo' },
    'proof-of-id': { state: check.isIdentityComplete ? 'done' : 'todo' },
  };
  return (Object.keys(checkStepTitles) as CheckStepName[]).map((name) => ({
    name,
    title: checkStepTitles[name],
    href: checkStepUrl(check.id, name),
    ...(isOpen ? states[name] : { state: null }),
  }));
}

/** True while the owner can change what a step contains. Documents can also answer a question of the provider. */
export function canChange(status: TenantCheckDetail['status'], step: CheckStepName): boolean {
  if (!isKnown(tenantCheckStatus, status)) return false;
  return step === 'proof-of-id' ? canAddDocuments(status) : isUnsent(status);
}
