import type { UseFormReturnType } from '@mantine/form';
import type { OfferFormValues } from './offer-form-values.ts';

type Names<T> = {
  [Name in keyof OfferFormValues]: OfferFormValues[Name] extends T ? Name : never;
}[keyof OfferFormValues];

type Changed<T> = (event: { currentTarget: T }) => void;

/**
 * The values of the form, and functions that return the props of the input for a field. Editing a field removes its
 * error.
 */
export type OfferFields = {
  values: OfferFormValues;
  text: (name: Names<string>) => { value: string; error: React.ReactNode; onChange: Changed<{ value: string }> };
  /** For inputs whose `onChange` gets the text instead of an event. */
  typed: (name: Names<string>) => { value: string; error: React.ReactNode; onChange: (typed: string) => void };
  checked: (name: Names<boolean>) => {
    checked: boolean;
    error: React.ReactNode;
    onChange: Changed<{ checked: boolean }>;
  };
};

export function offerFields(form: UseFormReturnType<OfferFormValues>): OfferFields {
  const { values, errors } = form;
  const set = (name: keyof OfferFormValues, value: string | boolean) => {
    form.setFieldValue(name, value);
    form.clearFieldError(name);
  };
  return {
    values,
    text: (name) => ({
      value: values[name],
      error: errors[name],
      onChange: ({ currentTarget }) => set(name, currentTarget.value),
    }),
    typed: (name) => ({ value: values[name], error: errors[name], onChange: (typed) => set(name, typed) }),
    checked: (name) => ({
      checked: values[name],
      error: errors[name],
      onChange: ({ currentTarget }) => set(name, currentTarget.checked),
    }),
  };
}
