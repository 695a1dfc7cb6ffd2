import { type ReactNode, useId } from 'react';
import classes from './property-create.module.css';

type FormSectionProps = { title: string; description?: string; children: ReactNode };

export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {title}
      </h2>
      {description ? <p className={classes.description}>{description}</p> : null}
      {children}
    </section>
  );
}
