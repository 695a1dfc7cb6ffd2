import type { CheckRequest } from './check-request.ts';
import { resultOf } from './check-result.ts';
import type { Outcome, Scenario } from './scenarios.ts';

export type CheckStatus = 'submitted' | 'processing' | 'needsInfo' | 'complete' | 'cancelled';

export type CheckRow = {
  id: string;
  reference: string;
  requestHash: string;
  product: CheckRequest['product'];
  state: CheckRequest['state'];
  scenario: Scenario;
  status: CheckStatus;
  /** Set when the check is complete. */
  outcome: Outcome | null;
  searchedOn: string | null;
  isAnswered: number;
  /** How often the check was submitted. */
  requests: number;
  nextStepAt: number | null;
  createdAt: number;
};

const question = 'Does the applicant use another name? Answer with it, or with “no other name”.';

export function checkResource(row: CheckRow) {
  const { id, reference, status } = row;
  return { id, reference, status, question: status === 'needsInfo' ? question : null, result: resultOf(row) };
}

export const isOpen = ({ status }: CheckRow): boolean => status !== 'complete' && status !== 'cancelled';
