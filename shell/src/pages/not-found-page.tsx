import { Link } from 'react-router';
import { addresses } from 'shared-contract/page/addresses';
import { usePageTitle } from '../router/page-title.ts';
import { HomeLink } from './home-link.tsx';
import { Message } from './message.tsx';

/** The page for unknown URLs, and for objects that do not exist or belong to another user. */
export function NotFoundPage() {
  usePageTitle('Page Not Found');
  return (
    <Message
      code="404"
      title="Page Not Found"
      text="We can’t find that page. It may have moved, or the link may be incomplete."
    >
      <Link to={addresses.search()}>Search properties</Link>
      <HomeLink />
    </Message>
  );
}
