import classes from './states.module.css';

/** A quiet wait, which the site's footer waits with (`data-loading`). `label` is what is being waited for, such as "Loading your orders". */
export function LoadingState({ label }: { label: string }) {
  return (
    <div className={classes.state} role="status" data-loading="">
      <span className={classes.spinner} aria-hidden="true" />
      <p className={classes.text}>{label}</p>
    </div>
  );
}
