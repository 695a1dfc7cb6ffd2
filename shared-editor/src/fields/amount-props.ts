import type { GetInputPropsReturnType } from '@mantine/form';
import { amountText, parseAmount } from 'shared-contract/money/parse-amount';

/**
 * Returns the props of an input for dollars. When the input loses the focus, the amount is formatted.
 * @param props what `form.getInputProps` returns for a field whose value is a text
 */
export function amountProps(props: GetInputPropsReturnType) {
  return {
    inputMode: 'decimal' as const,
    leftSection: '$',
    autoComplete: 'off',
    ...props,
    onBlur: () => {
      const typed = String(props.value);
      const tidied = formatTypedAmount(typed);
      if (tidied !== typed) props.onChange(tidied);
    },
  };
}

/** Formats an amount with commas. Returns text that is not an amount unchanged. */
function formatTypedAmount(text: string): string {
  const read = parseAmount(text);
  return read.ok && read.amount !== null ? amountText(read.amount) : text;
}
