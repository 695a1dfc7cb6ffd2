import { mutationOptions } from '@tanstack/react-query';
import { api, queryClient, storeResponse, wireQuery } from 'shared-api';
import { applicationView } from 'shared-contract/application/application';

const key = (token: string) => ['remote-tenancy', 'rental-application', token];

/** What an emailed link shows. The token is sent in the body, because URLs end up in logs. */
export const applicationViewQuery = (token: string) =>
  wireQuery(key(token), 'POST /api/application-views', applicationView, {
    fetch: ({ signal }) => api.send({ method: 'POST', path: '/api/application-views', body: { token }, signal }),
    // Shows the latest status when the applicant returns to this tab. A link without an application stays invalid, so
    // it is not requested again.
    refetchOnWindowFocus: ({ state }) => state.data !== undefined && 'always',
  });

/** Sends a request of the link's holder. Its response is the latest view. */
export async function sendOfLink(token: string, path: string, body: object): Promise<void> {
  storeResponse(key(token), await api.send({ method: 'POST', path, body: { token, ...body } }));
}

/** A request can fail because the application has changed, so the latest view is fetched then. */
const onError = (token: string) => () => queryClient().invalidateQueries({ queryKey: key(token) });

type Completion = { version: number; consent: true; keepLonger: boolean };

/** Completes the own part. With that of the last adult, the application is sent to the owner. */
export const completePartMutation = (token: string) =>
  mutationOptions({
    mutationFn: (completion: Completion) => sendOfLink(token, '/api/application-completions', completion),
    onError: onError(token),
  });

export const withdrawApplicationMutation = (token: string) =>
  mutationOptions({
    mutationFn: () => sendOfLink(token, '/api/application-withdrawals', {}),
    onError: onError(token),
  });
