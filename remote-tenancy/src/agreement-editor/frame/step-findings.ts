import type { AgreementFinding } from 'tenancy-law/agreement/agreement-rules';

/** True for a finding that something is not entered yet, as opposed to something wrong. */
export const isMissing = ({ code }: AgreementFinding): boolean => code.startsWith('missing');

/** Returns what a step still lacks before the agreement is sent, and what the owner should know. */
export function stepFindings(findings: readonly AgreementFinding[], step: string) {
  const own = findings.filter((finding) => finding.step === step);
  const blocking = own.filter(({ level }) => level === 'blocked');
  const isWrong = blocking.some((finding) => !isMissing(finding));
  return {
    missing: {
      title: isWrong ? 'Needs attention' : 'Before you send it',
      kind: isWrong ? 'blocked' : 'todo',
      reasons: blocking.map(({ message }) => message),
    } as const,
    advice: own.filter(({ level }) => level === 'warning').map(({ message }) => message),
  };
}
