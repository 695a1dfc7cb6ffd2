import { useId } from 'react';
import { formatCount } from '../results/count-labels.ts';
import classes from './filter-drawer.module.css';

type CheckRowProps = { label: string; count?: number | undefined; on: boolean; onChange: (on: boolean) => void };

export function CheckRow({ label, count, on, onChange }: CheckRowProps) {
  const id = useId();
  return (
    <div className={classes.check}>
      <input id={id} type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <label htmlFor={id}>{label}</label>
      {count !== undefined && <span className={classes.count}>{formatCount(count)}</span>}
    </div>
  );
}
