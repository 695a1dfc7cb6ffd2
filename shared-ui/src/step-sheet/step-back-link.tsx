import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import { Link } from 'shared-platform/router';
import classes from './step-sheet.module.css';

/** The link from a step to the one before it. */
export function StepBackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={classes.back} to={to}>
      <IconArrowLeft size={18} aria-hidden="true" />
      {children}
    </Link>
  );
}
