import classes from './renting-rules.module.css';

/** Says once per page what the rules are not. */
export function LegalNotice() {
  return (
    <p className={classes.legal}>
      This is general information, not legal advice. Check the source before you rely on a figure.
    </p>
  );
}
