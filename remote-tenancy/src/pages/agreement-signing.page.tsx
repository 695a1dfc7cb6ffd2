import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { signingViewQuery } from '../signing/signing-query.ts';
import { TenantSigningPage } from '../signing/tenant-signing-page.tsx';

export const loader = ({ params: { token = '' } }: LoaderFunctionArgs) => prefetch(signingViewQuery(token));

export function Component() {
  const { token = '' } = useParams();
  return <TenantSigningPage key={token} token={token} />;
}
