import { addresses } from 'shared-contract/page/addresses';
import { type LoaderFunctionArgs, redirect } from 'shared-platform/router';

/** Redirects to the first step of the editor, because this URL has no page of its own. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(addresses.tenancyAgreementStep(params.agreementId ?? '', 'tenancy-details'));
}

export function Component() {
  return null;
}
