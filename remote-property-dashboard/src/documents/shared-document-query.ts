import { api, wireQuery } from 'shared-api';
import { sharedDocument } from 'shared-contract/property/document';

/** What the holder of a link sees. The token is sent in the body, because URLs end up in logs. */
export const sharedDocumentQuery = (token: string) =>
  wireQuery(
    ['remote-property-dashboard', 'shared-document', token],
    'POST /api/shared-document-views',
    sharedDocument,
    {
      fetch: ({ signal }) => api.send({ method: 'POST', path: '/api/shared-document-views', body: { token }, signal }),
      refetchOnWindowFocus: ({ state }) => state.data !== undefined && 'always',
    },
  );

export const sharedFile = (token: string) => api.download('/api/shared-document-files', { body: { token } });
