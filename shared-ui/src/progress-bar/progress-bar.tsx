import classes from './progress-bar.module.css';

type ProgressBarProps = {
  /** Accessible name, such as "3 of 5 steps are done". */
  label: string;
  value: number;
  max: number;
};

/** How much of something is done. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return <progress className={classes.bar} value={value} max={max} aria-label={label} />;
}
