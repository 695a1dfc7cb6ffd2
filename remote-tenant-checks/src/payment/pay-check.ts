import { api, createIdempotencyKey, invalidateResources } from 'shared-api';
import type * as z from 'shared-contract/schema';
import { checkPaymentReceipt } from 'shared-contract/tenant-check/tenant-check';
import { checkPath, refetchCheck } from '../check/check-queries.ts';

/** Adds the check to the property's open order, once. An earlier purchase of the same product pays for it instead. */
export async function payCheck(id: string): Promise<CheckPaymentReceipt> {
  const options = { idempotencyKey: createIdempotencyKey() };
  const receipt = await api.post(`${checkPath(id)}/payments`, {}, checkPaymentReceipt, options);
  await Promise.all([refetchCheck(), invalidateResources(['/api/orders'])]);
  return receipt;
}

type CheckPaymentReceipt = z.infer<typeof checkPaymentReceipt>;
