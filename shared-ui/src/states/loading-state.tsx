import classes from './states.module.css';

/**
 * A loading indicator. `label` says what loads, such as "Loading your orders". `data-loading` hides the site's footer.
 */
export function LoadingState({ label }: { label: string }) {
  return (
    <div className={classes.state} role="status" data-loading="">
      <span className={classes.spinner} aria-hidden="true" />
      <p className={classes.text}>{label}</p>
    </div>
  );
}
