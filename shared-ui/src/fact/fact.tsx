import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** One row of a description list (`<dl>`): what it is, and below it the value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0}>
        {children}
      </Text>
    </div>
  );
}
