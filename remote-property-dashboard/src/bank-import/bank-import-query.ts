import { mutationOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { type BankImport, type BankPaymentInput, bankImport, bankPayments } from 'shared-contract/property/bank-import';
import { refetchMoney } from 'shared-ledger';

const pathOf = (propertyId: string) => `/api/properties/${encodeURIComponent(propertyId)}`;

/** Reads a bank’s file. No cache and no storage has the response, because it lists the lines of an account. */
export const importBankFile = (propertyId: string, content: string): Promise<BankImport> =>
  api.post(`${pathOf(propertyId)}/bank-imports`, { content }, bankImport);

/** Records payments, all or none. The server recognises a payment that was recorded before. */
export const recordBankPaymentsMutation = (propertyId: string) =>
  mutationOptions({
    mutationFn: (payments: BankPaymentInput[]) =>
      api.post(`${pathOf(propertyId)}/bank-payments`, { payments }, bankPayments),
    onSettled: refetchMoney,
    gcTime: 0,
  });
