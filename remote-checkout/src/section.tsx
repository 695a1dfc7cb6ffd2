import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

type SectionProps = {
  title: string;
  /** The id of the heading, for a table or list that is named by it. */
  id?: string;
  maxWidth?: number;
  children: ReactNode;
};

/** A framed part of a page with its heading. */
export function Section({ title, id, maxWidth, children }: SectionProps) {
  const generated = useId();
  const heading = id ?? generated;
  return (
    <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} maw={maxWidth} aria-labelledby={heading}>
      <Title order={2} size="h4" mb="sm" id={heading}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}
