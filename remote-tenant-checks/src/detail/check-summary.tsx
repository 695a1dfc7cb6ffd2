import { Anchor } from '@mantine/core';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { addresses } from 'shared-contract/page/addresses';
import { requiredPoints } from 'shared-contract/tenant-check/identity-points';
import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { isEnded } from 'shared-contract/tenant-check/tenant-check-rules';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { Link } from 'shared-platform/router';
import { Fact, LocalInstant, Section } from 'shared-ui';
import { productLabel } from '../check/check-products.ts';
import classes from './detail.module.css';

/** What is known without reading the content. */
export function CheckSummary({ check, timeZone }: { check: TenantCheckDetail; timeZone: string }) {
  const { property, product, price, payment, authorisedAt, points, application } = check;
  const date = (at: string) => <LocalInstant at={at} show="date" timeZone={timeZone} />;
  return (
    <Section title="Summary" framed>
      <dl className={classes.facts}>
        <Fact label="Check">{productLabel(product)}</Fact>
        <Fact label="Property">
          <Anchor component={Link} to={addresses.property(property.id)}>
            {property.fullAddress}
          </Anchor>
        </Fact>
        {application && (
          <Fact label="From">
            <Anchor component={Link} to={addresses.application(property.id, idOfIri(application))}>
              Rental application
            </Anchor>
          </Fact>
        )}
        <Fact label="Requested">{date(check.requestedAt)}</Fact>
        <Fact label="Authorisation">{authorisedAt ? <>Signed {date(authorisedAt)}</> : 'Not signed'}</Fact>
        {points !== undefined && (
          <Fact label="Proof of identity">
            {points} of {requiredPoints} points
          </Fact>
        )}
        {payment && (payment.status !== 'unpaid' || !isEnded(check.status)) && (
          <Fact label="Payment">
            {paymentText(payment.status)}
            {price !== undefined && `, ${formatMoney(centsOf(price))}`}
            {payment.order && (
              <Anchor component={Link} display="block" to={addresses.order(idOfIri(payment.order))}>
                View order
              </Anchor>
            )}
          </Fact>
        )}
        {check.completedAt && <Fact label="Completed">{date(check.completedAt)}</Fact>}
      </dl>
    </Section>
  );
}

function paymentText(status: NonNullable<TenantCheckDetail['payment']>['status']): string {
  if (status === 'paid') return 'Paid';
  return status === 'inOrder' ? 'In an order that isn’t paid' : 'Not paid';
}
