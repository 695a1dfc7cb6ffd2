export { type Keyed, refetchMoney } from './ledger-mutations.ts';
export { moneyFailureMessage } from './money-failure-message.ts';
export { bondLeft } from './receipt-form.ts';
export { RecordPayment } from './record-payment.tsx';
export { rentSentence } from './rent-sentence.ts';
export { ReverseTransaction } from './reverse-transaction.tsx';
export { todayOfTenancy } from './today-of-tenancy.ts';
export { isReversible, signedAmount, transactionLabel } from './transaction-labels.ts';
export { WaiveRent } from './waive-rent.tsx';
