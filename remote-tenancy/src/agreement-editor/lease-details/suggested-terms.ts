import type { GetInputPropsReturnType, UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { amountOf } from 'shared-contract/money/money';
import { amountText } from 'shared-contract/money/parse-amount';
import { bondCap } from 'tenancy-law/rules/bond';
import { useEnteredTerms } from './entered-terms.ts';
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

/** How the fields with a suggestion are filled in. */
export type SuggestedFields = {
  /** The props of the field's input. An edit of the owner ends the following. */
  inputProps: (field: keyof SuggestedTerms) => GetInputPropsReturnType;
  /** Sets a field to its suggestion, and follows it again. */
  follow: (field: keyof SuggestedTerms) => void;
  /** True while the field holds its suggestion and the owner entered nothing. */
  isFollowing: (field: keyof SuggestedTerms) => boolean;
};

/**
 * Fills in suggested terms, and follows them when rent or first day change, until the owner edits the field, also when
 * what they enter equals the suggestion. Both terms are required, so one that is empty when the step opens is filled in
 * too.
 * @param isOpen false while the fields can't be changed
 */
export function useSuggestedTerms(
  { form, agreementId }: { form: UseFormReturnType<LeaseDetailsValues>; agreementId: string },
  suggested: SuggestedTerms,
  isOpen: boolean,
): SuggestedFields {
  const { isEntered, setIsEntered } = useEnteredTerms(agreementId);
  const previous = useRef<SuggestedTerms | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    for (const field of fields) {
      const value = form.values[field];
      const isFollowing = previous.current ? !isEntered(field) && value === previous.current[field] : value === '';
      if (isFollowing && value !== suggested[field]) form.setFieldValue(field, suggested[field]);
      if (value === '' && !previous.current) setIsEntered(field, false);
    }
    previous.current = suggested;
  });
  return {
    inputProps(field) {
      const props = form.getInputProps(field);
      const onChange = (value: unknown) => {
        setIsEntered(field, true);
        props.onChange(value);
      };
      return { ...props, onChange };
    },
    follow(field) {
      setIsEntered(field, false);
      form.setFieldValue(field, suggested[field]);
    },
    isFollowing: (field) => !isEntered(field) && form.values[field] === suggested[field],
  };
}
