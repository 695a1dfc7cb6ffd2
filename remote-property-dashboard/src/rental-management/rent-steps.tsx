import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addDays } from 'shared-contract/date/local-date';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { RentExplanation } from 'shared-contract/tenancy/rent-account';
import { daysText, rentLateness } from 'shared-contract/tenancy/rent-lateness';
import { Link } from 'shared-platform/router';
import { ErrorState, formatLocalDate } from 'shared-ui';
import { rentExplanationQuery } from './rent-account-queries.ts';
import classes from './rental-management.module.css';
import { rentalUrl } from './rental-search.ts';
import { entriesOfKind } from './settled-kinds.ts';

const money = (amount: string) => formatMoney(centsOf(amount));

type RentStepsProps = { tenancyId: string; propertyId: string };

/** Loads the steps. It does not suspend: React renders again and again while this and the ledger suspend together. */
export function RentSteps({ tenancyId, propertyId }: RentStepsProps) {
  const { data, error, refetch } = useQuery(rentExplanationQuery(tenancyId));
  if (data) return <Steps steps={data} tenancyId={tenancyId} propertyId={propertyId} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Text c="dimmed">Loading the steps…</Text>;
}

/**
 * The steps from the entries of the ledger to the paid-to date, the part payment, the days behind and what is due
 * (V31). Each amount is one that the server computed from the ledger.
 */
function Steps({ steps, tenancyId, propertyId }: RentStepsProps & { steps: RentExplanation }) {
  return (
    <ol className={classes.steps}>
      <Step title="What was paid, returned or waived">
        <Sums total={['Settled so far', steps.covered]}>
          {steps.settled.map(({ kind, count, amount }) => {
            const { label, type } = entriesOfKind(kind, count);
            return (
              <Sum key={kind} amount={amount}>
                <Anchor component={Link} to={rentalUrl(propertyId, { tenancyId, type })} className={classes.link}>
                  {label}
                </Anchor>
              </Sum>
            );
          })}
        </Sums>
      </Step>
      <Step title="Which weeks that covers, oldest first">
        <Weeks steps={steps} />
      </Step>
      <Step title="How many days behind">
        <Text>{arrearsSteps(steps)}</Text>
      </Step>
      <Step title="What is due today">
        <Sums total={['Due now', steps.due]}>
          <Sum amount={steps.charged}>Rent that fell due until {formatLocalDate(steps.today)}</Sum>
          <Sum amount={steps.covered} isLess>
            Settled so far
          </Sum>
        </Sums>
      </Step>
    </ol>
  );
}

function Weeks({ steps: { weeks, partPayment, next, paidTo, covered } }: { steps: RentExplanation }) {
  return (
    <>
      <Sums total={['Settled so far', covered]}>
        {weeks.map(({ from, to, count, each, amount }) => (
          <Sum key={from} amount={amount}>
            {count === 1 ? '1 period' : `${count} weeks`} at {money(each)}, {formatLocalDate(from)} to{' '}
            {formatLocalDate(to)}
          </Sum>
        ))}
        <Sum amount={partPayment}>{next ? `Left for the week from ${formatLocalDate(next.from)}` : 'Paid ahead'}</Sum>
      </Sums>
      <Text>
        {paidTo === null ? 'No full week is covered yet.' : `So rent is paid to ${formatLocalDate(paidTo)}.`}
        {next && centsOf(partPayment) > 0
          ? ` ${money(partPayment)} is a part payment towards the ${money(next.amount)} for ${formatLocalDate(next.from)} to ${formatLocalDate(next.to)}.`
          : ''}
      </Text>
    </>
  );
}

function arrearsSteps({ arrearsDays, next, countedTo, today }: RentExplanation): string {
  if (arrearsDays === 0 || !next) return 'None: rent is paid up to today or later.';
  const status = countedTo < today ? 'ended' : 'active';
  if (rentLateness({ status, arrearsDays }).kind === 'dueToday')
    return `None: rent from ${formatLocalDate(today)} is due today.`;
  const first = formatLocalDate(addDays(countedTo, 1 - arrearsDays));
  const end = countedTo === today ? 'today' : 'the end of the tenancy';
  return `From ${first}, the first day not paid in full, to ${formatLocalDate(countedTo)}, ${end}: ${daysText(arrearsDays)}.`;
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <Text fw={600}>{title}</Text>
      {children}
    </li>
  );
}

/** Amounts with their total below. */
function Sums({ total: [label, amount], children }: { total: [label: string, amount: string]; children: ReactNode }) {
  return (
    <dl className={classes.sums}>
      {children}
      <div className={classes.total}>
        <dt>{label}</dt>
        <dd>{money(amount)}</dd>
      </div>
    </dl>
  );
}

function Sum({ amount, isLess = false, children }: { amount: string; isLess?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{children}</dt>
      <dd>
        {isLess ? '− ' : ''}
        {money(amount)}
      </dd>
    </div>
  );
}
