import { describe, expect, it } from '@jest/globals';
import { ApiProblem } from './api-problem.ts';
import { rejectionReason } from './rejection-reason.ts';

const problem = (status: number, ...messages: string[]) =>
  new ApiProblem(
    { status, title: 'Rejected', detail: 'This receipt is already reversed.' },
    messages.map((message) => ({ propertyPath: 'amount', message })),
  );

describe('the reason of a rejected request', () => {
  it('is the sentence of the server, without the status', () => {
    expect(rejectionReason(problem(409))).toBe('This receipt is already reversed.');
    expect(rejectionReason(problem(422, 'Enter an amount.', 'Enter a date.'))).toBe('Enter an amount.');
  });

  it('is null for a failure that is no rejection, and for another status', () => {
    expect(rejectionReason(problem(500))).toBeNull();
    expect(rejectionReason(new Error('409 Conflict'))).toBeNull();
    expect(rejectionReason(problem(409), { status: 422 })).toBeNull();
  });
});
