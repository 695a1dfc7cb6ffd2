import { api } from 'shared-api';
import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { checkPath } from '../check/check-queries.ts';
import { EndCheck } from './end-check.tsx';

/** Destroys a complete check before its date (V41). */
export const DestroyCheck = ({ check }: { check: TenantCheckDetail }) => (
  <EndCheck
    label="Destroy now"
    button={{ variant: 'subtle' }}
    title="Destroy this check now?"
    confirmLabel="Destroy now"
    consequence="We destroy the result, the documents, the notices and the log for good, and the applicant’s link stops working. You get a certificate. Do it only when you no longer need the check as a record of your decision."
    end={() => api.send({ method: 'POST', path: `${checkPath(check.id)}/destructions`, body: {} })}
    changed={['/api/destruction-certificates']}
    done="Check destroyed"
  />
);

/**
 * Returns why a complete check without a hold can't be destroyed before its date; null when it can. The server has the
 * same rules.
 */
export function destructionObstacle(check: TenantCheckDetail): string | null {
  const { disputedAt, noticeDueOn, noticeSentAt, events = [] } = check;
  if (disputedAt) return 'The applicant disputes it, so it can’t be destroyed before its date.';
  if (!noticeDueOn) return null;
  const isServed = events.some(({ kind, at }) => kind === 'noticeDelivered' && at >= (noticeSentAt ?? ''));
  return noticeSentAt && isServed ? null : 'It can be destroyed once the applicant has the notice.';
}
