import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { MailLink } from './mail-link.tsx';
import { operator } from './operator.ts';
import type { TextSection } from './text-page.tsx';

export const contactSections: readonly TextSection[] = [
  {
    id: 'email',
    title: 'Email us',
    body: (
      <>
        <p>
          <MailLink to={operator.help} />. We answer on business days, usually within one day.
        </p>
        <p>
          Most questions are answered in <Link to={addresses.help()}>Help</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'include',
    title: 'What to include',
    body: (
      <>
        <ul>
          <li>the email address of your account</li>
          <li>the address of the page or property</li>
          <li>
            your order number, if it’s about a payment (see <Link to={addresses.orders()}>Orders and invoices</Link>)
          </li>
          <li>the reference and time, if you saw an error message with one</li>
        </ul>
        <p>Never send passwords, card numbers, identity documents or the private links from our emails.</p>
      </>
    ),
  },
  {
    id: 'property',
    title: 'About a property',
    body: (
      <p>
        Only the owner or agent can answer questions about a property. Open the listing and send an enquiry there. For a
        rented home, contact your landlord or agent.
      </p>
    ),
  },
  {
    id: 'report',
    title: 'Report a listing',
    body: (
      <p>
        Wrong, misleading or unlawful? Write to <MailLink to={operator.reports} subject="Report a listing" /> with the
        listing’s address and what’s wrong. We don’t tell the owner who reported it. In danger or a victim of a scam?
        Call the police, and your bank if you’ve paid.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    body: (
      <p>
        For requests and complaints about personal information, write to <MailLink to={operator.privacy} />. The{' '}
        <Link to={addresses.privacy()}>privacy policy</Link> says what we store and for how long.
      </p>
    ),
  },
];
