import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { SharedDocumentPage } from '../documents/shared-document-page.tsx';
import { sharedDocumentQuery } from '../documents/shared-document-query.ts';

export const loader = ({ params: { token = '' } }: LoaderFunctionArgs) => prefetch(sharedDocumentQuery(token));

export function Component() {
  const { token = '' } = useParams();
  return <SharedDocumentPage key={token} token={token} />;
}
