import classes from './states.module.css';

/**
 * A loading indicator. `label` says what loads, such as "Loading your orders". Styles hide the site's footer while an
 * element with `data-loading` is on the page.
 */
export function LoadingState({ label }: { label: string }) {
  return (
    <div className={classes.state} role="status" data-loading="">
      <span className={classes.spinner} aria-hidden="true" />
      <p className={classes.text}>{label}</p>
    </div>
  );
}
