import type { TenancyAgreementStep } from 'shared-contract/page/addresses';

/** One step of the agreement editor, as the list of steps shows it. */
export type AgreementEditorStep = { name: TenancyAgreementStep; title: string };

/** All steps of the agreement editor, in their order. */
export const agreementSteps: readonly AgreementEditorStep[] = [
  { name: 'tenancy-details', title: 'Tenancy details' },
  { name: 'lease-details', title: 'Lease details' },
  { name: 'utilities', title: 'Utilities' },
  { name: 'other-details', title: 'Other details' },
  { name: 'review', title: 'Review' },
];
