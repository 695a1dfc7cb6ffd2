import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './amount-list.module.css';

/** A list of `Amount`s. */
export function AmountList({ children }: { children: ReactNode }) {
  return (
    <Stack component="dl" gap="xs" mt="md" mb={0}>
      {children}
    </Stack>
  );
}

type AmountProps = { label: ReactNode; strong?: boolean; quiet?: boolean; children: ReactNode };

/** One amount with its label. A strong one is a total, a quiet one is a part of another amount. */
export function Amount({ label, strong, quiet, children }: AmountProps) {
  const look = { fw: strong ? 700 : 400, size: strong ? 'lg' : quiet ? 'sm' : 'md', c: quiet ? 'dimmed' : undefined };
  return (
    <Group justify="space-between" wrap="nowrap" align="baseline" className={strong ? classes.total : undefined}>
      <Text component="dt" {...look}>
        {label}
      </Text>
      <Text component="dd" m={0} ta="right" flex="none" {...look}>
        {children}
      </Text>
    </Group>
  );
}
