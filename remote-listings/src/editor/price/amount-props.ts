import type { UseFormReturnType } from '@mantine/form';
import type { PriceFormValues } from './price-form.ts';
import { formatTypedAmount } from './price-values.ts';

/** Returns the props of an input for dollars. When the input loses the focus, the amount is formatted. */
export function amountProps(form: UseFormReturnType<PriceFormValues>, path: string, typed: string) {
  return {
    inputMode: 'decimal' as const,
    leftSection: '$',
    autoComplete: 'off',
    ...form.getInputProps(path),
    onBlur: () => {
      const tidied = formatTypedAmount(typed);
      if (tidied !== typed) form.setFieldValue(path, tidied);
    },
  };
}
