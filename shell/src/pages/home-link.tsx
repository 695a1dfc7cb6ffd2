import { useSession } from 'shared-auth';
import { addresses } from 'shared-contract/page/addresses';

/**
 * A link to the user's home page. Renders nothing for a visitor, whom that page would send to the login service. An
 * ordinary link instead of a router link, because error pages are also shown when the router has failed.
 */
export function HomeLink() {
  const { status } = useSession();
  return status === 'signedIn' ? <a href={addresses.home()}>Go to your home page</a> : null;
}
