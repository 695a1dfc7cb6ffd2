import { signingCode } from '../../testing/insert-signing.ts';
import type { Sample } from './sample.ts';

const path = '/api/tenancy-agreements';

/** Samples of signing by the owner. */
export const signingSamples: Record<string, Sample> = {
  'POST /api/tenancy-agreements/:id/sending': {
    url: (world) => `${path}/${world.sendableAgreementId}/sending`,
    body: () => ({ officialFormAttached: true }),
    foreign: 'missing',
  },
  'POST /api/tenancy-agreements/:id/signing-code': {
    url: (world) => `${path}/${world.acceptedAgreementId}/signing-code`,
    foreign: 'missing',
  },
  'POST /api/tenancy-agreements/:id/owner-signature': {
    url: (world) => `${path}/${world.signableAgreementId}/owner-signature`,
    body: (world) => ({
      documentSha256: world.signableSha256,
      code: signingCode,
      signature: { kind: 'typed', name: 'Test Owner' },
    }),
    foreign: 'missing',
  },
  'POST /api/tenancy-agreements/:id/invitations': {
    url: (world) => `${path}/${world.signableAgreementId}/invitations`,
    body: (world) => ({ party: world.signablePartyId }),
    foreign: 'missing',
  },
  'GET /api/tenancy-agreements/:id/document': {
    url: (world) => `${path}/${world.sendableAgreementId}/document`,
    foreign: 'missing',
  },
  'GET /api/tenancy-agreements/:id/signed-document': {
    url: (world) => `${path}/${world.signedAgreementId}/signed-document`,
    foreign: 'missing',
  },
};
