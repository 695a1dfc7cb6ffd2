import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { amountOf } from 'shared-contract/money/money';
import { amountText } from 'shared-contract/money/parse-amount';
import { bondCap } from 'tenancy-law/rules/bond';
import type { LeaseDetailsValues } from './lease-details-form.ts';
import type { LeaseCase } from './lease-part.ts';

type SuggestedTerms = Pick<LeaseDetailsValues, 'bond' | 'firstPayment'>;

const fields = ['bond', 'firstPayment'] as const;

/**
 * Returns what bond and first payment are unless the owner agreed something else: the state's maximum for this rent
 * (V28), and the first day. Empty where there is no maximum, no rent or no first day.
 */
export function suggestedTerms(law: LeaseCase | null, startDate: string): SuggestedTerms {
  const cap = law && law.rentCents > 0 ? bondCap(law.state, law.date, law).value : null;
  return { bond: cap === null ? '' : amountText(amountOf(cap)), firstPayment: startDate };
}

/**
 * Fills in suggested terms, and follows them when rent or first day change, until the owner enters another value. Both
 * terms are required, so one that is empty when the step opens is filled in too.
 * @param isOpen false while the fields can't be changed
 */
export function useSuggestedTerms(
  form: UseFormReturnType<LeaseDetailsValues>,
  suggested: SuggestedTerms,
  isOpen: boolean,
): void {
  const previous = useRef<SuggestedTerms>({ bond: '', firstPayment: '' });
  useEffect(() => {
    if (!isOpen) return;
    for (const field of fields) {
      const value = form.values[field];
      const isFollowing = value === previous.current[field];
      if (isFollowing && value !== suggested[field]) form.setFieldValue(field, suggested[field]);
    }
    previous.current = suggested;
  });
}
