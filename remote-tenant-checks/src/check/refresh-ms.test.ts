import { expect, it } from '@jest/globals';
import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { refreshMs } from './refresh-ms.ts';

const at = '2026-11-20T01:00:00Z';
const check: TenantCheckDetail = {
  '@id': '/api/tenant-checks/1',
  '@type': 'TenantCheck',
  id: '1',
  status: 'complete',
  product: 'TICA',
  applicant: { name: 'Zoë Žižka' },
  property: { '@id': '/api/properties/1', id: '1', fullAddress: '12 Bridge Road, Richmond VIC 3121' },
  requestedAt: at,
  completedAt: at,
  expiresAt: at,
};

it('fetches a check again while the mail server, the applicant or the provider moves it on', () => {
  const sent = { ...check, noticeSentAt: at, events: [{ at, by: 'owner', kind: 'noticeSent' }] };
  expect(refreshMs(sent)).toBe(5000);
  const events = [...sent.events, { at, by: 'system', kind: 'noticeDelivered' }];
  expect(refreshMs({ ...sent, events })).toBe(false);
  expect(refreshMs({ ...check, status: 'processing' })).toBe(30_000);
  expect(refreshMs(check)).toBe(false);
});
