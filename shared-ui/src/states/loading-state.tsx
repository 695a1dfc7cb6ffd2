import classes from './states.module.css';

/** A quiet wait. `label` is what is being waited for, such as "Loading your orders". */
export function LoadingState({ label }: { label: string }) {
  return (
    <div className={classes.state} role="status">
      <span className={classes.spinner} aria-hidden="true" />
      <p className={classes.text}>{label}</p>
    </div>
  );
}
