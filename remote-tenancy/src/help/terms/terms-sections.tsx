import { notBindingNotice } from 'shared-contract/offer/offer-labels';
import { addresses } from 'shared-contract/page/addresses';
import { noticeDays } from 'shared-contract/tenant-check/tenant-check-rules';
import { Link } from 'shared-platform/router';
import { MailLink } from '../mail-link.tsx';
import { operator } from '../operator.ts';
import type { TextSection } from '../text-page.tsx';
import { ConsumerLaw, Payments, Subscriptions } from './payment-terms.tsx';

export const termsSections: readonly TextSection[] = [
  {
    id: 'agreement',
    title: 'Your agreement with us',
    body: (
      <>
        <p>
          These terms are between you and {operator.name} (“we”). By using Verandah you agree to them. Our{' '}
          <Link to={addresses.privacy()}>privacy policy</Link> says what we do with personal information.
        </p>
        <p>
          You must be 18 or older to have an account, make an offer, apply to rent or list a property. Use your own
          name, and don’t share your password or the private links that we email to you.
        </p>
      </>
    ),
  },
  {
    id: 'listing',
    title: 'Who may list',
    body: (
      <>
        <p>
          You may list a property that you own, or that its owner has authorised you to sell or lease. If you act for
          others, you need the licence that your state requires.
        </p>
        <p>
          We verify proof of ownership before a listing goes live. A property can have one live listing for sale and one
          for lease.
        </p>
      </>
    ),
  },
  {
    id: 'accuracy',
    title: 'Accurate listings',
    body: (
      <>
        <p>You’re responsible for your listing. It must:</p>
        <ul>
          <li>
            describe the property as it is, with photos that don’t mislead, and be corrected when something changes
          </li>
          <li>show a price you’d accept; the rent of a home is one fixed amount, and rent bidding isn’t allowed</li>
          <li>contain only text and photos that you may use, without contact details in the text</li>
          <li>meet the rules of your state, such as disclosure documents before a sale and notice to tenants</li>
          <li>be marked as sold or leased when it is; it leaves the site within 7 days</li>
        </ul>
        <p>
          Our checks before publishing help you, but don’t replace your own. We may take a listing down that breaks
          these terms. To report one, write to <MailLink to={operator.reports} subject="Report a listing" />.
        </p>
      </>
    ),
  },
  {
    id: 'information',
    title: 'Information on the site',
    body: (
      <p>
        Listings come from owners and agents. Price guides, <Link to={addresses.rentingRules()}>renting rules</Link> and
        calculations are general information, not legal, tax or financial advice. Inspect a property and get your own
        advice before you decide.
      </p>
    ),
  },
  {
    id: 'offers',
    title: 'Enquiries and offers',
    body: (
      <>
        <p>{notBindingNotice}</p>
        <p>
          We pass on enquiries, offers and answers. We’re not a party to a sale or lease, and don’t hold deposits. A
          sale may have a cooling-off period: ask a solicitor or conveyancer before you sign.
        </p>
      </>
    ),
  },
  {
    id: 'renting',
    title: 'Applications, checks and agreements',
    body: (
      <>
        <p>
          Applying to rent is free. Owners and agents may use an application only to choose a tenant, and may ask only
          for what the form of the state allows.
        </p>
        <p>
          A tenant check needs the applicant’s signed authorisation. If a database lists the applicant, the owner must
          give them a written notice within {noticeDays} days of the search.
        </p>
        <p>
          Agreements and notices are prepared from what you enter. Check them before you sign or send them. Where a
          state prescribes a form that we don’t have, you attach it yourself.
        </p>
      </>
    ),
  },
  { id: 'payments', title: 'Prices, payments and refunds', body: <Payments /> },
  { id: 'subscriptions', title: 'Subscriptions', body: <Subscriptions /> },
  { id: 'consumer-law', title: 'Australian Consumer Law', body: <ConsumerLaw /> },
  {
    id: 'prohibited',
    title: 'What isn’t allowed',
    body: (
      <>
        <p>Don’t use Verandah to:</p>
        <ul>
          <li>list a property without the right to, or send enquiries, offers or applications that aren’t meant</li>
          <li>discriminate against people in ways the law forbids</li>
          <li>collect people’s details, send them advertising, or contact them about anything but the property</li>
          <li>upload unlawful content, other people’s work without permission, or harmful software</li>
          <li>get around security or limits, or copy listings in bulk</li>
        </ul>
        <p>
          We may suspend an account that breaks these terms. Unless there’s a risk to others, we warn you first. You can
          ask us to review the decision.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Your content',
    body: (
      <p>
        You own what you upload. You let us store, resize and show it on Verandah for as long as your listing or account
        needs it.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <>
        <p>
          Nothing in these terms excludes a right that the law doesn’t let us exclude. Apart from that, we’re not liable
          for what users write, do or agree with each other, or for loss we couldn’t reasonably foresee.
        </p>
        <p>
          Where the law lets us limit our liability for a service, it’s limited to supplying the service again or paying
          for that. We aim to keep the site available, but can’t promise that it’s never interrupted.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    body: (
      <p>
        The law of Victoria, Australia, applies, and its courts can decide disputes. If you’re a consumer, you keep the
        protection of your own state’s law and can go to its courts or tribunal.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    body: (
      <p>
        We’ll show new terms here with their date, and email account holders 30 days before a change that’s to their
        disadvantage. Questions? <Link to={addresses.contact()}>Contact us</Link>.
      </p>
    ),
  },
];
