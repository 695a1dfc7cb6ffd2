import { Link } from 'react-router';
import { addresses } from 'shared-contract/page/addresses';
import { usePageTitle } from '../router/page-title.ts';
import { HomeLink } from './home-link.tsx';
import { Message } from './message.tsx';

/** The page `/unauthorized`, shown when the user may not open the requested page (SPEC §2). */
export function UnauthorizedPage() {
  usePageTitle('Unauthorized');
  return (
    <Message
      code="403"
      title="You don’t have access to this page"
      text="It belongs to someone else, or your account can’t open it."
    >
      <Link to={addresses.search()}>Search properties</Link>
      <HomeLink />
    </Message>
  );
}
