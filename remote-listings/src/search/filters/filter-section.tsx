import type { ReactNode } from 'react';
import classes from './filter-drawer.module.css';

export function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h3 className={classes.sectionTitle}>{title}</h3>
      {children}
    </section>
  );
}
