import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { Order } from 'shared-contract/order/order';
import { applyPromotionCode, type PromotionCodeResult, removePromotionCode } from 'shared-orders';
import { formatInstant } from 'shared-ui';
import { changeErrorMessage } from '../change-error-message.ts';
import classes from './promo-code.module.css';

/** The field for a promo code, or the applied code. */
export function PromoCodeForm({ order }: { order: Order }) {
  const { promotionCode } = order;
  return promotionCode ? (
    <AppliedCode orderId={order.id} code={promotionCode.code} />
  ) : (
    <CodeField orderId={order.id} />
  );
}

/** Applies a code. The result appears under the field, in which a rejected code stays (V35). */
function CodeField({ orderId }: { orderId: string }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useMutation({ mutationFn: (code: string) => applyPromotionCode(orderId, code) });

  function apply(event: FormEvent) {
    event.preventDefault();
    const code = typed.trim();
    if (code === '') return reject('Enter a promo code.');
    mutate(code, {
      onSuccess: (result) => {
        if (result.result !== 'applied') reject(rejectionText(code, result));
      },
      onError: (failure) => reject(changeErrorMessage(failure)),
    });
  }

  function reject(message: string) {
    setError(message);
    field.current?.focus();
  }

  return (
    <form className={classes.form} onSubmit={apply} noValidate>
      <TextInput
        ref={field}
        className={classes.field}
        label="Promo code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={typed}
        error={error}
        errorProps={{ role: 'alert' }}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(null);
        }}
      />
      <Button type="submit" variant="default" loading={isPending} className={classes.apply}>
        Apply
      </Button>
    </form>
  );
}

function AppliedCode({ orderId, code }: { orderId: string; code: string }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => removePromotionCode(orderId) });
  return (
    <Group className={classes.applied} justify="space-between">
      <Text size="sm" role="status">
        Code <strong>{code}</strong> applied
      </Text>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        loading={isPending}
        aria-label={`Remove code ${code}`}
        onClick={() => mutate()}
      >
        Remove
      </Button>
      {error ? (
        <Text size="sm" c="red" role="alert">
          {changeErrorMessage(error)}
        </Text>
      ) : null}
    </Group>
  );
}

function rejectionText(typed: string, result: Exclude<PromotionCodeResult, { result: 'applied' }>): string {
  switch (result.result) {
    case 'not-found':
      return `We don’t recognise “${typed}”. Check the spelling.`;
    case 'expired':
      return result.endAt ? `This code expired on ${formatInstant(result.endAt, 'date')}.` : 'This code has expired.';
    case 'used-up':
      return 'This code is no longer available.';
  }
}
