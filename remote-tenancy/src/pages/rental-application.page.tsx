import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { ApplicantPage } from '../applications/applicant-page.tsx';
import { applicationViewQuery } from '../applications/application-query.ts';

export const loader = ({ params: { token = '' } }: LoaderFunctionArgs) => prefetch(applicationViewQuery(token));

export function Component() {
  const { token = '' } = useParams();
  return <ApplicantPage key={token} token={token} />;
}
