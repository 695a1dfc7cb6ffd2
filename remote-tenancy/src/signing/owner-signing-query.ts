import { mutationOptions } from '@tanstack/react-query';
import { api, invalidateResources, postResource } from 'shared-api';
import { tenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { saveFile } from 'shared-platform';
import { agreementPath } from '../tenancy-agreements/agreements-query.ts';
import type { Signature } from './signing-query.ts';

/** Everything that shows an agreement or the tenancy that it creates. */
const invalidate = () => void invalidateResources(['/api/tenancy-agreements', '/api/tenancies', '/api/overview']);

/**
 * Sends an agreement for signing. `etag` is that of the version on the screen, so a version that the owner has not seen
 * is not sent.
 */
export const sendAgreementMutation = (id: string) =>
  mutationOptions({
    mutationFn: ({ etag, officialFormAttached }: { etag: string | null; officialFormAttached?: boolean }) =>
      postResource(`${agreementPath(id)}/sending`, { officialFormAttached }, tenancyAgreement, {
        ifMatch: etag ?? undefined,
      }),
    onSettled: invalidate,
  });

export const ownerCodeMutation = (id: string) =>
  mutationOptions({ mutationFn: () => api.send({ method: 'POST', path: `${agreementPath(id)}/signing-code` }) });

export const ownerSignatureMutation = (id: string) =>
  mutationOptions({
    mutationFn: (signature: Signature) =>
      postResource(`${agreementPath(id)}/owner-signature`, signature, tenancyAgreement),
    onSettled: invalidate,
  });

/** Emails a tenant a new link. */
export const inviteMutation = (id: string) =>
  mutationOptions({
    mutationFn: (invitation: { party: string; email?: string }) =>
      postResource(`${agreementPath(id)}/invitations`, invitation, tenancyAgreement),
    onSettled: invalidate,
  });

/** Downloads the PDF that is out for signing, or the signed one. */
export async function downloadAgreement(id: string, which: 'document' | 'signed-document'): Promise<void> {
  const { file, name } = await api.download(`${agreementPath(id)}/${which}`, { types: ['application/pdf'] });
  saveFile(file, name ?? 'Tenancy-agreement.pdf');
}
