import { Button, Fieldset, Stack, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { amountProps } from 'shared-editor';
import classes from '../bank-accounts/bank-accounts.module.css';

type AbaPayeeProps = {
  number: number;
  fieldProps: (name: 'name' | 'bsb' | 'number' | 'amount' | 'reference') => GetInputPropsReturnType;
  /** Null for the only payee. */
  onRemove: (() => void) | null;
};

/** The fields of one payment. */
export function AbaPayee({ number, fieldProps, onRemove }: AbaPayeeProps) {
  return (
    <Fieldset legend={`Payee ${number}`}>
      <Stack gap="md">
        <div className={classes.numbers}>
          <TextInput label="Account name" maxLength={32} {...fieldProps('name')} />
          <TextInput label="BSB" placeholder="063-000" inputMode="numeric" maxLength={20} {...fieldProps('bsb')} />
          <TextInput label="Account number" inputMode="numeric" maxLength={20} {...fieldProps('number')} />
          <TextInput label="Amount" maxLength={20} {...amountProps(fieldProps('amount'))} />
          <TextInput
            label="Reference"
            description="On the payee’s statement"
            maxLength={18}
            {...fieldProps('reference')}
          />
        </div>
        {onRemove && (
          <div>
            <Button variant="subtle" color="red" size="compact-sm" onClick={onRemove}>
              Remove payee {number}
            </Button>
          </div>
        )}
      </Stack>
    </Fieldset>
  );
}
