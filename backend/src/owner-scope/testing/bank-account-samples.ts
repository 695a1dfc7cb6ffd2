import { localDateIn } from 'shared-contract/date/local-date';
import type { Sample } from './sample.ts';

const path = '/api/bank-accounts';

/** Samples of the bank accounts of a property. */
export const bankAccountSamples: Record<string, Sample> = {
  'GET /api/bank-accounts': {
    url: () => path,
    filters: (world) => [`property.id=${world.propertyId}`],
    foreign: 'empty',
  },
  'GET /api/bank-accounts/:id': { url: (world) => `${path}/${world.bankAccountId}`, foreign: 'missing' },
  'GET /api/bank-accounts/:id/number': { url: (world) => `${path}/${world.bankAccountId}/number`, foreign: 'missing' },
  'POST /api/bank-accounts': {
    url: () => path,
    body: (world) => ({
      id: '4f0d2c1e-8a53-4c1b-9d44-0b8b6a3f9e10',
      property: `/api/properties/${world.propertyId}`,
      name: 'O Nguyen',
      bsb: '063-000',
      number: '00123456',
      receivesRent: true,
      paysExpenses: false,
    }),
    foreign: 'rejected',
  },
  'PATCH /api/bank-accounts/:id': {
    url: (world) => `${path}/${world.bankAccountId}`,
    body: () => ({ name: 'Olivia Nguyen' }),
    foreign: 'missing',
  },
  'POST /api/bank-accounts/:id/aba-file': {
    url: (world) => `${path}/${world.bankAccountId}/aba-file`,
    body: () => ({
      ...{ bank: 'CBA', userId: '1', userName: 'O Nguyen', description: 'BILLS', isBalanced: false },
      date: localDateIn('Australia/Melbourne', new Date()),
      payees: [{ name: 'Plumbing', bsb: '063-000', number: '00123456', amount: '1.00', reference: 'INV 1' }],
    }),
    foreign: 'missing',
  },
  'POST /api/properties/:id/bank-imports': {
    url: (world) => `/api/properties/${world.propertyId}/bank-imports`,
    body: () => ({ content: '24/11/2025,650.00,RENT PETROVIC M,1200.00' }),
    foreign: 'missing',
  },
  'POST /api/properties/:id/bank-payments': {
    url: (world) => `/api/properties/${world.propertyId}/bank-payments`,
    body: (world) => {
      const line = { date: '2026-02-01', amount: '1.00', details: 'RENT PETROVIC M', ordinal: 0, again: false };
      return { payments: [{ ...line, kind: 'rentReceipt', tenancy: `/api/tenancies/${world.tenancyId}` }] };
    },
    foreign: 'missing',
  },
  'DELETE /api/bank-accounts/:id': { url: (world) => `${path}/${world.bankAccountId}`, foreign: 'missing' },
};
