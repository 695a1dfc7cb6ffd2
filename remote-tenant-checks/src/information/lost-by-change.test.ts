import { describe, expect, it } from '@jest/globals';
import type { IdentityDocument } from 'shared-contract/tenant-check/identity-document';
import { lostByChange, savedMessage } from './lost-by-change.ts';

const applicant = { name: 'Zoë Žižka', email: 'zoe@example.com', dateOfBirth: '', currentAddress: '' };
const content = { applicant, documents: [] };
const check = { authorisedAt: '2026-11-20T01:00:00Z', points: 110 };
const birthCertificate: IdentityDocument = {
  id: '1',
  kind: 'birthCertificate',
  nameOnDocument: 'Mia Novak',
  numberEnding: null,
  institution: null,
  expiresOn: null,
  points: 0,
  note: 'The name differs.',
  addedBy: 'applicant',
  addedAt: '2026-11-20T01:00:00Z',
  hasScan: false,
  verifiedAt: null,
};

describe('what a change of a check removes', () => {
  it('is the authorisation', () => {
    expect(lostByChange(check, content, applicant.name)).toEqual(['authorisation']);
    expect(lostByChange({ ...check, authorisedAt: null }, content, applicant.name)).toEqual([]);
  });

  it('is also the documents with the name of someone else', () => {
    expect(lostByChange(check, content, 'Zoe Zizka')).toEqual(['authorisation']);
    expect(lostByChange(check, content, 'Mia Novak')).toEqual(['authorisation', 'documents']);
    const uncounted = { authorisedAt: null, points: 0 };
    expect(lostByChange(uncounted, { applicant, documents: [birthCertificate] }, 'Mia Novak')).toEqual(['documents']);
    expect(lostByChange(uncounted, content, 'Mia Novak')).toEqual([]);
  });

  it('is in the message after saving', () => {
    expect(savedMessage([])).toBe('Information saved');
    expect(savedMessage(['authorisation'])).toBe('Information saved. We removed the authorisation.');
    expect(savedMessage(['authorisation', 'documents'])).toBe(
      'Information saved. We removed the authorisation and the documents.',
    );
  });
});
