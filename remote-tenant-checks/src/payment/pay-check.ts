import { mutationOptions } from '@tanstack/react-query';
import { api, createIdempotencyKey, invalidateResources } from 'shared-api';
import { checkPaymentReceipt } from 'shared-contract/tenant-check/tenant-check';
import { checkPath, refetchCheck } from '../check/check-queries.ts';

/** Adds the check to the property's open order, once. An earlier purchase of the same product pays for it instead. */
export const payCheckMutation = (id: string) =>
  mutationOptions({
    mutationFn: () =>
      api.post(`${checkPath(id)}/payments`, {}, checkPaymentReceipt, { idempotencyKey: createIdempotencyKey() }),
    onSuccess: () => Promise.all([refetchCheck(), invalidateResources(['/api/orders'])]),
  });
