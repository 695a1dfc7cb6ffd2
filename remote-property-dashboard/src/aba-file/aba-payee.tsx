import { Button, Fieldset, Stack, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
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
  // The owner added each payee but the first one, and continues with its name.
  const [isAdded] = useState(number > 1);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAdded) first.current?.focus();
  }, [isAdded]);
  return (
    <Fieldset legend={`Payee ${number}`}>
      <Stack gap="md">
        <div className={classes.numbers}>
          <TextInput ref={first} label="Account name" maxLength={100} {...fieldProps('name')} />
          <TextInput label="BSB" placeholder="063-000" inputMode="numeric" maxLength={20} {...fieldProps('bsb')} />
          <TextInput label="Account number" inputMode="numeric" maxLength={20} {...fieldProps('number')} />
          <TextInput label="Amount" maxLength={20} {...amountProps(fieldProps('amount'))} />
          <TextInput
            label="Reference"
            description="On the payee’s statement"
            maxLength={100}
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
