import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-part.module.css';

/** A titled part of a form. */
export function FormPart({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={classes.part}>
      <legend className={classes.title}>{title}</legend>
      <Stack gap="md">
        {lead ? <p className={classes.lead}>{lead}</p> : null}
        {children}
      </Stack>
    </fieldset>
  );
}
