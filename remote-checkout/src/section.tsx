import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** A framed part of a page with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} aria-labelledby={heading}>
      <Title order={2} size="h4" mb="sm" id={heading}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}
