import { Alert } from '@mantine/core';
import classes from './buying-costs.module.css';
import type { CostChoices } from './cost-choices.ts';
import type { DutyEstimate } from './duty/estimate-duty.ts';
import type { CostedLoan } from './loan/costed-loan.ts';
import type { ParsedCosts } from './parse-costs.ts';
import { wholeDollars } from './whole-dollars.ts';

type CostSummaryProps = {
  parsed: ParsedCosts;
  duty: DutyEstimate | null;
  loan: CostedLoan | null;
  choices: CostChoices;
};

/** What the buyer pays at the start and for the loan. A part without its fields is missing. */
export function CostSummary({ parsed: { price, deposit, errors }, duty, loan, choices }: CostSummaryProps) {
  if (price === null || !duty) {
    return (
      <p className={classes.prompt} role="status">
        {errors.price ? 'Fix the price to see an estimate.' : 'Enter a price to see an estimate.'}
      </p>
    );
  }
  return (
    <>
      <dl className={classes.sums}>
        {deposit !== null && <Sum name="Deposit" cents={deposit} />}
        <Sum name="Stamp duty" cents={duty.duty} hint={dutyHint(duty)} />
        {deposit !== null && <Sum name="Cash you need" cents={deposit + duty.duty} isTotal />}
      </dl>
      {loan && <LoanSums loan={loan} choices={choices} />}
      {!loan && <p className={classes.prompt}>Fix the fields in red to see the repayments.</p>}
    </>
  );
}

function LoanSums({ loan, choices }: { loan: CostedLoan; choices: CostChoices }) {
  if (loan.amount === 0) return <p className={classes.prompt}>You don’t need a loan.</p>;
  const share = `${formatShare(loan.share)} of the price`;
  return (
    <>
      <dl className={classes.sums}>
        <Sum name="Loan" cents={loan.amount} hint={share} />
        <Sum
          name="Repayments per month"
          cents={loan.monthly}
          hint={`about ${wholeDollars(loan.weekly)} per week`}
          isTotal
        />
        <Sum name={`Interest over ${choices.years} years`} cents={loan.interest} />
        {loan.owedAtEnd > 0 && <Sum name={`Still owed after ${choices.years} years`} cents={loan.owedAtEnd} />}
      </dl>
      {loan.share > 0.8 && (
        <Alert color="yellow" title={`You’d borrow ${share}`}>
          Above 80%, lenders usually charge lenders mortgage insurance. It isn’t included here.
        </Alert>
      )}
    </>
  );
}

type SumProps = { name: string; cents: number; hint?: string | undefined; isTotal?: boolean };

function Sum({ name, cents, hint, isTotal = false }: SumProps) {
  return (
    <div className={classes.sum} data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd>
        {wholeDollars(cents)}
        {hint && <span className={classes.hint}>{hint}</span>}
      </dd>
    </div>
  );
}

/** Rounded up to a tenth, so that 80.01% does not look like 80%. */
const formatShare = (share: number) => `${Math.ceil(Number((share * 1000).toFixed(6))) / 10}%`;

function dutyHint({ duty, withoutConcession, concession }: DutyEstimate): string | undefined {
  return concession === null ? undefined : `${concession}: saves ${wholeDollars(withoutConcession - duty)}`;
}
