import { addresses } from 'shared-contract/page/addresses';
import { type LoaderFunctionArgs, redirect } from 'shared-platform/router';

/** The editor has no page of its own: it begins at its first step. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(addresses.listingEditStep(params.listingId ?? '', 'property-details'));
}

export function Component() {
  return null;
}
