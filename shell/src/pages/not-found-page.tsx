import { Link } from 'react-router';
import { addresses } from 'shared-contract/page/addresses';
import { usePageTitle } from '../router/page-title.ts';
import { Message } from './message.tsx';

/** Unknown addresses, and things that are not there or not yours. */
export function NotFoundPage() {
  usePageTitle('Page Not Found');
  return (
    <Message
      code="404"
      title="Page Not Found"
      text="We can’t find that page. It may have moved, or the link may be incomplete."
    >
      <Link to={addresses.search()}>Search properties</Link>
      <Link to={addresses.home()}>Go to your home page</Link>
    </Message>
  );
}
