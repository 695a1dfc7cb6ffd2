import { addresses } from 'shared-contract/page/addresses';
import { type FirstStepKind, type FirstStepsPurpose, firstStepsPurpose } from 'shared-contract/property/first-steps';
import { isKnown } from 'shared-contract/wire/open-enum';

type StepText = {
  title: string;
  /** What the step is for. */
  reason: string;
  action: string;
  path: (propertyId: string, listingId: string | null) => string;
};

/** The title, the reason and the page of each step. */
export const stepTexts: Record<FirstStepKind, StepText> = {
  propertyFeatures: {
    title: 'Add the property’s features',
    reason: 'Bedrooms, bathrooms or the land area pre-fill your listing and agreement.',
    action: 'Add features',
    path: addresses.propertySettings,
  },
  listingDetails: {
    title: 'Write your listing',
    reason: 'A headline and a description tell people what makes this property special.',
    action: 'Write listing',
    path: (propertyId, listingId) =>
      listingId === null ? addresses.listingCreate(propertyId) : addresses.listingEditStep(listingId, 'description'),
  },
  photographs: {
    title: 'Add photos',
    reason: 'Photos are the first thing that people look at.',
    action: 'Add photos',
    path: (propertyId, listingId) =>
      listingId === null ? addresses.listingCreate(propertyId) : addresses.listingEditStep(listingId, 'media'),
  },
  publishing: {
    title: 'Publish your listing',
    reason: 'People find it in search straight away, and you get their enquiries here.',
    action: 'Publish',
    path: (propertyId, listingId) =>
      listingId === null ? addresses.listingCreate(propertyId) : addresses.listingEditStep(listingId, 'summary'),
  },
  bankAccount: {
    title: 'Add the bank account for the rent',
    reason: 'Agreements and receipts show your tenant where to pay.',
    action: 'Add bank account',
    path: addresses.bankAccounts,
  },
  tenancyAgreement: {
    title: 'Sign a tenancy agreement',
    reason: 'Fill in your state’s agreement. You and your tenant sign it online.',
    action: 'Create agreement',
    path: addresses.tenancyAgreements,
  },
  tenancy: {
    title: 'Start the tenancy',
    reason: 'From then on you see rent, bond and notices here.',
    action: 'Open tenancies',
    path: addresses.tenancies,
  },
  conditionReport: {
    title: 'Store the condition report',
    reason: 'It shows the condition of the home when your tenant moved in.',
    action: 'Upload report',
    path: (propertyId) => `${addresses.documents(propertyId)}?category=conditionReport`,
  },
  saleDocuments: {
    title: 'Store the documents for the sale',
    reason: 'Keep the contract, certificates and searches ready for buyers.',
    action: 'Upload documents',
    path: addresses.documents,
  },
  expenses: {
    title: 'Add your first expense',
    reason: 'Receipts by tax label are ready for your accountant at the end of the year.',
    action: 'Add expense',
    path: addresses.expenseCreate,
  },
};

const purposeTexts: Record<FirstStepsPurpose, string> = {
  lease: 'First steps to rent out this property.',
  sale: 'First steps to sell this property.',
  both: 'First steps to sell or rent out this property.',
};

/** Returns what the steps are for. A newer server may send a purpose that this release does not know. */
export const purposeText = (purpose: string): string =>
  isKnown(firstStepsPurpose, purpose) ? purposeTexts[purpose] : 'First steps with this property.';
