import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

type SectionProps = {
  title: string;
  action?: ReactNode;
  /** True to render the section as a card with a border. */
  framed?: boolean;
  children: ReactNode;
};

export function Section({ title, action, framed = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} data-framed={framed || undefined} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 className={classes.title} id={id}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
