import { newSecret } from '../../auth/secrets.ts';
import type { Sample } from './sample.ts';

/** Samples of tenancies, tenant checks and tenancy agreements. */
export const tenancySamples: Record<string, Sample> = {
  'GET /api/properties/:id/threads/:subject/:objectId': {
    url: (world) => `/api/properties/${world.propertyId}/threads/tenancy/${world.tenancyId}`,
    foreign: 'missing',
  },
  'GET /api/tenancies': {
    url: () => '/api/tenancies',
    filters: (world) => [`property.id=${world.propertyId}`],
    foreign: 'empty',
  },
  'GET /api/tenancies/:id': { url: (world) => `/api/tenancies/${world.tenancyId}`, foreign: 'missing' },
  'GET /api/tenancies/:id/notices': { url: (world) => `/api/tenancies/${world.tenancyId}/notices`, foreign: 'missing' },
  'POST /api/tenancies/:id/notices': {
    url: (world) => `/api/tenancies/${world.tenancyId}/notices`,
    body: () => ({ content: { kind: 'agreedEnd', endDate: '2099-12-31', reason: '' } }),
    foreign: 'missing',
  },
  'POST /api/notices/:id/withdrawal': {
    url: (world) => `/api/notices/${world.noticeId}/withdrawal`,
    body: () => ({}),
    foreign: 'missing',
  },
  'GET /api/notices/:id/pdf': { url: (world) => `/api/notices/${world.noticeId}/pdf`, foreign: 'missing' },
  'GET /api/calendar-feeds': { url: () => '/api/calendar-feeds', foreign: 'empty' },
  'POST /api/calendar-feeds': {
    url: () => '/api/calendar-feeds',
    body: () => ({ token: newSecret() }),
    foreign: 'own',
  },
  'DELETE /api/calendar-feeds/:id': {
    url: (world) => `/api/calendar-feeds/${world.calendarFeedId}`,
    foreign: 'missing',
  },
  'GET /api/tenancies/:id/ledger': {
    url: (world) => `/api/tenancies/${world.tenancyId}/ledger`,
    foreign: 'missing',
  },
  'GET /api/tenancies/:id/rent-schedule': {
    url: (world) => `/api/tenancies/${world.tenancyId}/rent-schedule`,
    foreign: 'missing',
  },
  'POST /api/tenancies/:id/receipts': {
    url: (world) => `/api/tenancies/${world.tenancyId}/receipts`,
    body: () => ({ kind: 'rentReceipt', date: '2026-02-01', amount: '650.00', note: '' }),
    foreign: 'missing',
  },
  'POST /api/tenancies/:id/waivers': {
    url: (world) => `/api/tenancies/${world.tenancyId}/waivers`,
    body: () => ({ amount: '1.00', reason: 'No hot water' }),
    foreign: 'missing',
  },
  'GET /api/tenancies/:id/rent-account': {
    url: (world) => `/api/tenancies/${world.tenancyId}/rent-account`,
    foreign: 'missing',
  },
  'GET /api/tenancies/:id/rent-explanation': {
    url: (world) => `/api/tenancies/${world.tenancyId}/rent-explanation`,
    foreign: 'missing',
  },
  'GET /api/tenancies/:id/rent-reminders': {
    url: (world) => `/api/tenancies/${world.tenancyId}/rent-reminders`,
    foreign: 'missing',
  },
  'POST /api/tenancies/:id/rent-reminders': {
    url: (world) => `/api/tenancies/${world.behindTenancyId}/rent-reminders`,
    body: () => ({ template: 'friendly', unpaidFrom: '2026-11-15', message: 'Hi Mia, please pay the rent.' }),
    foreign: 'missing',
  },
  'GET /api/tenancies/:id/reminder-options': {
    url: (world) => `/api/tenancies/${world.tenancyId}/reminder-options`,
    foreign: 'missing',
  },
  'PATCH /api/tenancies/:id/reminder-options': {
    url: (world) => `/api/tenancies/${world.tenancyId}/reminder-options`,
    body: () => ({ automaticDays: 3 }),
    foreign: 'missing',
  },
  'GET /api/tenancies/:id/rent-months': {
    url: (world) => `/api/tenancies/${world.tenancyId}/rent-months`,
    foreign: 'missing',
  },
  'GET /api/rent-roll': {
    url: () => '/api/rent-roll',
    filters: (world) => [`property.id=${world.propertyId}`],
    foreign: 'empty',
  },
  'POST /api/tenancies/:id/bond-lodgement': {
    url: (world) => `/api/tenancies/${world.tenancyId}/bond-lodgement`,
    body: () => ({ date: '2026-02-02', number: 'B-1' }),
    foreign: 'missing',
  },
  'GET /api/ledger-transactions/:id': {
    url: (world) => `/api/ledger-transactions/${world.ledgerTransactionId}`,
    foreign: 'missing',
  },
  'POST /api/ledger-transactions/:id/reversal': {
    url: (world) => `/api/ledger-transactions/${world.ledgerTransactionId}/reversal`,
    body: () => ({ reason: 'The bank returned the payment' }),
    foreign: 'missing',
  },
  'GET /api/ledger-transactions/:id/receipt': {
    url: (world) => `/api/ledger-transactions/${world.emailedReceiptId}/receipt`,
    foreign: 'missing',
  },
  'GET /api/ledger-transactions/:id/receipt-emails': {
    url: (world) => `/api/ledger-transactions/${world.emailedReceiptId}/receipt-emails`,
    foreign: 'missing',
  },
  'POST /api/ledger-transactions/:id/receipt-emails': {
    url: (world) => `/api/ledger-transactions/${world.emailedReceiptId}/receipt-emails`,
    body: () => ({ again: true }),
    foreign: 'missing',
  },
  'GET /api/tenancies/:id/statement': {
    url: (world) => `/api/tenancies/${world.tenancyId}/statement?from=2025-07-01&to=2026-06-30`,
    foreign: 'missing',
  },
  'GET /api/tenancy-agreements': {
    url: () => '/api/tenancy-agreements',
    filters: (world) => [`property.id=${world.propertyId}`],
    foreign: 'empty',
  },
  'POST /api/tenancy-agreements': {
    url: () => '/api/tenancy-agreements',
    body: (world) => ({
      property: `/api/properties/${world.propertyId}`,
      landlord: `/api/customer-users/${world.ownerId}`,
      landlordDetails: { name: 'Test Owner', address: '', phone: '', email: '' },
      tenantDetails: [{ name: 'Mia', address: '', phone: '', email: '', primaryTenant: true, position: 1 }],
      tenancyAgreementDetails: [{ name: 'pets', value: 'one cat' }],
    }),
    foreign: 'rejected',
  },
  'GET /api/tenancy-agreements/:id': {
    url: (world) => `/api/tenancy-agreements/${world.agreementId}`,
    foreign: 'missing',
  },
  'PATCH /api/tenancy-agreements/:id': {
    url: (world) => `/api/tenancy-agreements/${world.agreementId}`,
    body: () => ({
      landlordDetails: { name: 'Test Owner', address: '1 Owner Parade', phone: '', email: '' },
      tenantDetails: [{ name: 'Mia', address: '', phone: '', email: '', primaryTenant: true, position: 1 }],
      tenancyAgreementDetails: [{ name: 'pets', value: 'one cat' }],
    }),
    foreign: 'missing',
  },
  'GET /api/tenancy-agreements/:id/history': {
    url: (world) => `/api/tenancy-agreements/${world.agreementId}/history`,
    foreign: 'missing',
  },
  'DELETE /api/tenancy-agreements/:id': {
    url: (world) => `/api/tenancy-agreements/${world.agreementId}`,
    foreign: 'missing',
  },
};
