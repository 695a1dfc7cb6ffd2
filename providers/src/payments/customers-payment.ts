import { areEqual } from '../http/are-equal.ts';
import { Rejection } from '../rejection.ts';
import type { Sandbox } from '../sandbox.ts';
import { inTransaction } from '../store/database.ts';
import { readCurrentPayment } from './change-payment.ts';
import { findPayment, type PaymentRow } from './payment-row.ts';

/** Returns the payment of a page that its customer opened. @throws Rejection when the key is not that of the payment */
export function customersPayment(sandbox: Sandbox, id: string, key: string | undefined): PaymentRow {
  const payment = findPayment(sandbox.database, id);
  if (!payment || !areEqual(payment.pageKey, key ?? '')) throw new Rejection(404, 'There is no such payment.');
  return inTransaction(sandbox.database, () => readCurrentPayment(sandbox, id));
}
