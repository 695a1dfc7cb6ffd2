import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { MailLink } from '../mail-link.tsx';
import { operator } from '../operator.ts';

export function Payments() {
  return (
    <>
      <ul>
        <li>All prices are in Australian dollars and include GST. You see the total before you pay.</li>
        <li>You pay by card, or with Zip where it’s offered. We email you a tax invoice.</li>
        <li>Work starts when your payment is confirmed. A paid listing goes live once it passes our checks.</li>
        <li>
          An order that isn’t paid can be cancelled at any time. You can cancel a service until it’s booked or sent.
        </li>
        <li>
          Refunds go back to the payment method, with a credit note by email. A bank may take a few days to show them.
        </li>
      </ul>
      <p>
        To cancel a paid service or ask for a refund, write to <MailLink to={operator.help} /> with the order number
        from <Link to={addresses.orders()}>Orders and invoices</Link>.
      </p>
    </>
  );
}

export function Subscriptions() {
  return (
    <ul>
      <li>A plan renews each month or year at the price you see, until you cancel.</li>
      <li>
        Cancel under <Link to={addresses.subscriptions()}>Subscriptions</Link> at any time. The plan runs until the end
        of the period you’ve paid for. A plan with an overdue payment ends at once.
      </li>
      <li>We email you 30 days before a yearly charge, and at least 30 days before a new price applies to you.</li>
      <li>
        If a payment fails, we try again after 1, 3, 5 and 7 days. After 14 days the plan ends, and nothing is owed.
      </li>
      <li>
        When you change plans, you pay or are credited the difference for the rest of the period. Credit is used for
        later charges and ends with the subscription.
      </li>
    </ul>
  );
}

/** The second paragraph has the words that the Competition and Consumer Regulations 2010 (reg 90) prescribe. */
export function ConsumerLaw() {
  return (
    <>
      <p>
        Some of your rights can’t be taken away by any terms. If something isn’t right, contact us first: we’ll fix it,
        do it again or refund it.
      </p>
      <p>
        Our goods and services come with guarantees that cannot be excluded under the Australian Consumer Law. For major
        failures with the service, you are entitled to cancel your service contract with us, and to a refund for the
        unused portion, or to compensation for its reduced value. You are also entitled to choose a refund or
        replacement for major failures with goods. If a failure with the goods or a service does not amount to a major
        failure, you are entitled to have the failure rectified in a reasonable time. If this is not done you are
        entitled to a refund for the goods and to cancel the contract for the service and obtain a refund of any unused
        portion. You are also entitled to be compensated for any other reasonably foreseeable loss or damage from a
        failure in the goods or service.
      </p>
    </>
  );
}
