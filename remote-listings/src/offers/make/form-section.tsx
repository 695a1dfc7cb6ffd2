import type { ReactNode } from 'react';
import classes from './offer-form.module.css';

/** A group of fields with a heading. */
export function FormSection({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={classes.section}>
      <legend className={classes.title}>{title}</legend>
      {hint && <p className={classes.hint}>{hint}</p>}
      <div className={classes.fields}>{children}</div>
    </fieldset>
  );
}
