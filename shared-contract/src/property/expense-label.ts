import * as z from 'shared-contract/schema';

/**
 * The labels of the rental schedule of the Australian Taxation Office, in the order of its worksheet. The values are
 * stored, so none is removed or renamed.
 */
export const expenseLabel = z.enum([
  'advertising',
  'bodyCorporate',
  'borrowing',
  'cleaning',
  'councilRates',
  'declineInValue',
  'gardening',
  'insurance',
  'loanInterest',
  'landTax',
  'legal',
  'pestControl',
  'agentFees',
  'repairs',
  'capitalWorks',
  'stationery',
  'travel',
  'water',
  'sundry',
]);
export type ExpenseLabel = z.infer<typeof expenseLabel>;

/** The names of the labels on screens, in files and in reports. */
export const expenseLabelNames: Record<ExpenseLabel, string> = {
  advertising: 'Advertising for tenants',
  bodyCorporate: 'Body corporate fees',
  borrowing: 'Borrowing expenses',
  cleaning: 'Cleaning',
  councilRates: 'Council rates',
  declineInValue: 'Capital allowances (decline in value)',
  gardening: 'Gardening and lawn mowing',
  insurance: 'Insurance',
  loanInterest: 'Interest on loans',
  landTax: 'Land tax',
  legal: 'Legal expenses',
  pestControl: 'Pest control',
  agentFees: 'Property agent fees and commission',
  repairs: 'Repairs and maintenance',
  capitalWorks: 'Capital works',
  stationery: 'Stationery, telephone and postage',
  travel: 'Travel',
  water: 'Water charges',
  sundry: 'Sundry rental expenses',
};

/** Returns the name of a label; for a label of a newer server, "Other expenses". */
export const expenseLabelName = (label: string): string =>
  (expenseLabelNames as Partial<Record<string, string>>)[label] ?? 'Other expenses';
