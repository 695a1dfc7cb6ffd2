import { isApiProblem } from 'shared-api';
import { changeFailure } from '../form/change-failure.ts';
import { type ExpenseErrors, expenseErrors } from './expense-form-values.ts';

/** Returns what to show when an expense was not saved or removed: errors at fields, and a message. */
export function expenseFailure(error: unknown): { errors: ExpenseErrors; message: string | null } {
  if (isApiProblem(error, { status: 404 })) {
    return { errors: {}, message: 'This expense was removed in another tab or on another device.' };
  }
  return changeFailure(error, 'expense', expenseErrors);
}
