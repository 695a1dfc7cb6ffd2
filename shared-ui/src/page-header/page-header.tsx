import type { ReactNode } from 'react';
import classes from './page-header.module.css';

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** A `<Breadcrumbs>` or a single link, shown above the title. */
  breadcrumbs?: ReactNode;
};

/** The header of a page. It contains the page's only h1, to which the shell moves the focus after a navigation. */
export function PageHeader({ title, description, actions, breadcrumbs }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      {breadcrumbs && <div className={classes.breadcrumbs}>{breadcrumbs}</div>}
      <div className={classes.row}>
        <div className={classes.words}>
          <h1 tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          {description && <div className={classes.description}>{description}</div>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  );
}
