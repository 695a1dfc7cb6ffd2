import type { ReactNode } from 'react';
import classes from './amount-list.module.css';

/** A list of `Amount`s. */
export function AmountList({ children }: { children: ReactNode }) {
  return <dl className={classes.list}>{children}</dl>;
}

type AmountProps = {
  label: ReactNode;
  /** A total is emphasised. A part of another amount, such as the GST in a total, is smaller. */
  kind?: 'total' | 'part';
  children: ReactNode;
};

/** One amount with its label. */
export function Amount({ label, kind, children }: AmountProps) {
  return (
    <div className={classes.amount} data-kind={kind}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
