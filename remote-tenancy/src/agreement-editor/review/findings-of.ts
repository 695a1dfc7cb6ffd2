import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { contentOf } from 'tenancy-law/agreement/agreement-content';
import { agreementFindings } from 'tenancy-law/agreement/agreement-rules';
import { todayAt } from '../agreement-change.ts';

/** Returns what stops sending the agreement as it is saved, and what the owner should check. */
export function findingsOf(agreement: TenancyAgreement) {
  const findings = agreementFindings(contentOf(agreement), { today: todayAt(agreement, new Date()) });
  return {
    blocked: findings.filter(({ level }) => level === 'blocked'),
    warnings: findings.filter(({ level }) => level === 'warning'),
  };
}
