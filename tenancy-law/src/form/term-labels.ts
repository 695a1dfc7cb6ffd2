import type { PaymentMethod, RentPeriod, Repairer, UtilityService } from 'shared-contract/agreement/agreement-terms';

/** Labels of the values of an agreement's terms, for screens and documents. */
export const utilityLabels: Record<UtilityService, string> = {
  electricity: 'Electricity',
  gas: 'Gas',
  water: 'Water supply',
  waterUsage: 'Water usage',
  sewerage: 'Sewerage',
  internet: 'Internet',
  phone: 'Phone',
  councilWaste: 'Council waste service',
  other: 'Other service',
};

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  bankTransfer: 'Bank transfer',
  bpay: 'BPAY',
  rentCard: 'Rent card',
  cheque: 'Cheque or money order',
  cash: 'Cash',
  deduction: 'Deduction from pay or a pension',
  other: 'Another method',
};

export const tradeLabels: Record<Repairer['trade'], string> = {
  electrical: 'Electrical repairs',
  plumbing: 'Plumbing repairs',
  gas: 'Gas repairs',
  locksmith: 'Locksmith',
  other: 'Other repairs',
};

export const rentPeriodLabels: Record<RentPeriod, string> = {
  week: 'Every week',
  fortnight: 'Every fortnight',
  month: 'Every calendar month',
};
