import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** One entry of a description list (`<dl>`): a label with the value below it. */
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
