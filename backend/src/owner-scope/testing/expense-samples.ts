import { aPdf } from '../../testing/insert-document.ts';
import type { Sample } from './sample.ts';

const path = '/api/expenses';

/** Samples of the expenses and the reports of a property. */
export const expenseSamples: Record<string, Sample> = {
  'GET /api/properties/:id/expenses': {
    url: (world) => `/api/properties/${world.propertyId}/expenses`,
    foreign: 'missing',
  },
  'GET /api/properties/:id/expenses/csv': {
    url: (world) => `/api/properties/${world.propertyId}/expenses/csv`,
    foreign: 'missing',
  },
  'GET /api/properties/:id/report': {
    url: (world) => `/api/properties/${world.propertyId}/report`,
    foreign: 'missing',
  },
  'GET /api/properties/:id/report/pdf': {
    url: (world) => `/api/properties/${world.propertyId}/report/pdf`,
    foreign: 'missing',
  },
  'GET /api/properties/:id/report/csv': {
    url: (world) => `/api/properties/${world.propertyId}/report/csv`,
    foreign: 'missing',
  },
  'GET /api/properties/:id/report/accountant-pack': {
    url: (world) => `/api/properties/${world.propertyId}/report/accountant-pack`,
    foreign: 'missing',
  },
  'GET /api/expenses/:id': { url: (world) => `${path}/${world.expenseId}`, foreign: 'missing' },
  'GET /api/expenses/:id/receipt': { url: (world) => `${path}/${world.expenseId}/receipt`, foreign: 'missing' },
  'POST /api/expenses': {
    url: () => path,
    body: (world) => ({
      id: '5d1c3b2f-7b64-4d2c-8e55-1c9c7b4fae21',
      property: `/api/properties/${world.propertyId}`,
      paidOn: '2025-08-14',
      supplier: 'Ace Plumbing',
      description: 'Kitchen tap',
      label: 'repairs',
      amount: '110.00',
      gst: '10.00',
      privateShare: 0,
      capital: { acquiredOn: '2025-08-14', cost: '110.00' },
    }),
    foreign: 'rejected',
  },
  'PATCH /api/expenses/:id': {
    url: (world) => `${path}/${world.expenseId}`,
    body: () => ({ supplier: 'Ace Plumbing and Gas' }),
    foreign: 'missing',
  },
  'POST /api/expenses/:id/receipt': {
    url: (world) => `${path}/${world.expenseId}/receipt?name=tap.pdf`,
    file: aPdf,
    foreign: 'missing',
  },
  'DELETE /api/expenses/:id/receipt': { url: (world) => `${path}/${world.expenseId}/receipt`, foreign: 'missing' },
  'POST /api/expenses/:id/series': {
    url: (world) => `${path}/${world.expenseId}/series`,
    body: () => ({ frequency: 'monthly', endsOn: '2099-12-31' }),
    foreign: 'missing',
  },
  'PATCH /api/expense-series/:id': {
    url: (world) => `/api/expense-series/${world.expenseSeriesId}`,
    body: () => ({ amount: '55.00', gst: '5.00' }),
    foreign: 'missing',
  },
  'DELETE /api/expense-series/:id': {
    url: (world) => `/api/expense-series/${world.expenseSeriesId}`,
    foreign: 'missing',
  },
  'POST /api/expenses/:id/restore': { url: (world) => `${path}/${world.removedExpenseId}/restore`, foreign: 'missing' },
  'DELETE /api/expenses/:id': { url: (world) => `${path}/${world.expenseId}`, foreign: 'missing' },
};
