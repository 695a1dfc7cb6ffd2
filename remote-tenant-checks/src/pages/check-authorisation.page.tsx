import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { ApplicantPage } from '../applicant/applicant-page.tsx';
import { checkLinkQuery } from '../applicant/check-link-query.ts';

export const loader = ({ params: { token = '' } }: LoaderFunctionArgs) => prefetch(checkLinkQuery(token));

export function Component() {
  const { token = '' } = useParams();
  return <ApplicantPage key={token} token={token} />;
}
