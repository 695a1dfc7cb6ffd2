import { Alert, Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { addresses } from 'shared-contract/page/addresses';
import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { toast, useSafeNavigate } from 'shared-platform';
import { checkFailureMessage } from '../check/check-failure.ts';
import { focusNextStep } from '../check/focus-title.ts';
import { payCheck } from './pay-check.ts';

type PayButtonProps = {
  check: TenantCheckDetail;
  /** True when only the payment is missing, so that paying sends the check. */
  isLastStep?: boolean;
  size?: 'sm' | 'xs';
};

/** Uses an earlier purchase, or adds the check to the property's open order and opens its checkout. */
export function PayButton({ check, isLastStep = false, size = 'sm' }: PayButtonProps) {
  const navigate = useSafeNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => payCheck(check.id),
    // Here and not in `mutate`, because a paid check unmounts this component.
    onSuccess({ order }) {
      if (order !== null) return void navigate(addresses.checkoutStep(idOfIri(order), 'confirmation'));
      toast.success('An earlier purchase pays for this check');
      requestAnimationFrame(focusNextStep);
    },
  });
  return (
    <Stack gap="xs" align="start">
      <Button size={size} variant={size === 'xs' ? 'default' : 'filled'} loading={isPending} onClick={() => mutate()}>
        {payLabel(check, isLastStep)}
      </Button>
      {error && (
        <Alert color="red" role="alert" title="We couldn’t open the checkout">
          {checkFailureMessage(error)}
        </Alert>
      )}
    </Stack>
  );
}

function payLabel({ payment, price }: TenantCheckDetail, isLastStep: boolean): string {
  if (payment?.hasCredit) return isLastStep ? 'Use your earlier purchase and send' : 'Use your earlier purchase';
  if (payment?.status === 'inOrder') return 'Continue to payment';
  return price === undefined ? 'Add to order and pay' : `Add to order and pay ${formatMoney(centsOf(price))}`;
}
