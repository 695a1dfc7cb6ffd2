import { expect, it } from '@jest/globals';
import type { TenantCheck } from 'shared-contract/tenant-check/tenant-check';
import { tenantCheckStatusText } from './tenant-check-status-text.ts';

it('shows the dates of a report in the zone of the property', () => {
  const check: TenantCheck = {
    '@id': '/api/tenant-checks/1',
    '@type': 'TenantCheck',
    id: '1',
    status: 'complete',
    product: 'TICA',
    applicant: { name: 'Zoë Žižka' },
    property: { '@id': '/api/properties/1', id: '1', fullAddress: '12 Hay Street, Perth', timeZone: 'Australia/Perth' },
    requestedAt: '2026-11-20T01:00:00Z',
    completedAt: '2026-11-20T15:30:00Z',
    expiresAt: '2026-12-20T15:30:00Z',
  };
  // 11:30 pm on 20 December in Perth is already 21 December in Melbourne.
  const now = new Date('2026-11-21T00:00:00Z');
  expect(tenantCheckStatusText(check, now)).toBe('Report valid until 20 Dec 2026');
  expect(tenantCheckStatusText({ ...check, expiresAt: null }, now)).toBe('Completed 20 Nov 2026');
});
