import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { MailLink } from '../mail-link.tsx';
import { operator } from '../operator.ts';
import type { TextSection } from '../text-page.tsx';
import { BrowserStorage } from './browser-storage.tsx';
import { Collected } from './collected.tsx';
import { Recipients } from './recipients.tsx';
import { StorageTimes } from './storage-times.tsx';

/** `today` selects the rules on how long applications are stored. */
export const privacySections = (today: string): TextSection[] => [
  {
    id: 'about',
    title: 'About this policy',
    body: (
      <>
        <p>
          This policy says what {operator.name} (“we”) does with personal information on Verandah. It’s written to
          follow the Privacy Act 1988 (Cth) and the Australian Privacy Principles.
        </p>
        <p>
          You can search, view listings and read the <Link to={addresses.rentingRules()}>renting rules</Link> without an
          account and without giving us your name.
        </p>
      </>
    ),
  },
  { id: 'collected', title: 'What we collect and why', body: <Collected /> },
  { id: 'recipients', title: 'Who receives it', body: <Recipients /> },
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <>
        <p>
          Bank accounts, rental applications and tenant checks with their documents are encrypted in our database. Each
          record has a key of its own (AES-256).
        </p>
        <p>
          Your password is only with the login service: we never see it. To show a full bank account number, we ask for
          the password again unless you entered it within the last 10 minutes.
        </p>
        <p>
          Private links in our emails, such as the one to your offer or application, can’t be guessed. We store only a
          fingerprint of each link. Anyone with the link can use it, so don’t share it.
        </p>
        <p>
          No system is perfectly safe. If a data breach is likely to cause you serious harm, we’ll let you and the
          Office of the Australian Information Commissioner (OAIC) know, as the Privacy Act requires.
        </p>
      </>
    ),
  },
  { id: 'storage-times', title: 'How long we store it', body: <StorageTimes today={today} /> },
  {
    id: 'access-log',
    title: 'Who has opened your application or check',
    body: (
      <p>
        We log each time an owner or agent opens a rental application or a tenant check, and each decision. You see the
        log on the page behind your private link. The owner can’t change it.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Access, correction and deletion',
    body: (
      <>
        <ul>
          <li>
            <strong>See and download.</strong> <Link to={addresses.settingsProfile()}>Your profile</Link> has a download
            of everything in your account, as plain files.
          </li>
          <li>
            <strong>Correct.</strong> Change your name and phone number in your profile. Your email address and password
            belong to the login service.
          </li>
          <li>
            <strong>Withdraw.</strong> With your private link you can withdraw an offer, a rental application or your
            consent to a tenant check. We destroy a withdrawn application, and the documents of a withdrawn check.
          </li>
          <li>
            <strong>Stop emails.</strong> Every alert has an unsubscribe link. You can also turn alerts off under{' '}
            <Link to={addresses.settingsNotifications()}>Notifications</Link>.
          </li>
          <li>
            <strong>Close your account.</strong> Write to <MailLink to={operator.privacy} />. Deleting an account
            deletes its properties, listings, tenancies and files. We tell you first what the law requires us to store
            longer.
          </li>
        </ul>
        <p>
          For anything else we hold about you, write to <MailLink to={operator.privacy} />. We answer within 30 days and
          don’t charge for it. We may ask you to prove who you are.
        </p>
      </>
    ),
  },
  { id: 'browser-storage', title: 'Cookies and browser storage', body: <BrowserStorage /> },
  {
    id: 'complaints',
    title: 'Questions and complaints',
    body: (
      <>
        <p>
          Write to our privacy officer at <MailLink to={operator.privacy} />. Say what happened and what you’d like us
          to do. We’ll reply within 30 days.
        </p>
        <p>
          If you’re not happy with our answer, you can complain to the OAIC at{' '}
          <a href="https://www.oaic.gov.au/privacy/privacy-complaints">oaic.gov.au</a> or on 1300 363 992.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        We’ll show a new version here with its date. If a change affects how we use what we already have about you,
        we’ll email account holders first.
      </p>
    ),
  },
];
