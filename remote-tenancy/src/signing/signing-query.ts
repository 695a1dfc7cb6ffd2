import { mutationOptions } from '@tanstack/react-query';
import { api, queryClient, storeResponse, wireQuery } from 'shared-api';
import { type SignatureInput, signingView } from 'shared-contract/agreement/signing';
import { saveFile } from 'shared-platform';

/** A page that waits for others asks again after this time. */
const waitingMs = 15_000;

/** The agreement of an emailed link. The token is sent in the body, because URLs end up in logs. */
export const signingViewQuery = (token: string) =>
  wireQuery(signingViewKey(token), 'POST /api/agreement-signing-views', signingView, {
    fetch: ({ signal }) => api.send({ method: 'POST', path: '/api/agreement-signing-views', body: { token }, signal }),
    refetchOnWindowFocus: ({ state }) => state.data !== undefined && 'always',
    refetchInterval: ({ state }) => isWaiting(state.data) && waitingMs,
  });

const signingViewKey = (token: string) => ['remote-tenancy', 'agreement-signing', token];

const isWaiting = (response: unknown): boolean =>
  typeof response === 'object' && response !== null && 'body' in response && isWaitingView(response.body);

const isWaitingView = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'next' in body && body.next === 'wait';

type Answer = { answer: 'accepted' | 'declined'; documentSha256: string; reason?: string };

/** Accepts or declines the agreement. */
export const answerSigningMutation = (token: string) =>
  mutationOptions({
    mutationFn: (answer: Answer) =>
      api.send({ method: 'POST', path: '/api/agreement-signing-answers', body: { token, ...answer } }),
    ...updatingView(token),
  });

/** Emails a code to sign with. */
export const tenantCodeMutation = (token: string) =>
  mutationOptions({
    mutationFn: () => api.send({ method: 'POST', path: '/api/agreement-signing-codes', body: { token } }),
  });

export type Signature = { documentSha256: string; code: string; signature: SignatureInput };

/** Signs the agreement. */
export const tenantSignatureMutation = (token: string) =>
  mutationOptions({
    mutationFn: (signature: Signature) =>
      api.send({ method: 'POST', path: '/api/agreement-signatures', body: { token, ...signature } }),
    ...updatingView(token),
  });

/** A request can fail because the round has changed, so the latest view is fetched then. */
const updatingView = (token: string) => ({
  onSuccess: (response: Parameters<typeof storeResponse>[1]) => storeResponse(signingViewKey(token), response),
  onError: () => queryClient().invalidateQueries({ queryKey: signingViewKey(token) }),
});

/** Downloads the PDF of a link: the one to sign, or the signed one. */
export async function downloadOfLink(token: string): Promise<void> {
  const options = { types: ['application/pdf' as const], body: { token } };
  const { file, name } = await api.download('/api/agreement-signing-documents', options);
  saveFile(file, name ?? 'Tenancy-agreement.pdf');
}
