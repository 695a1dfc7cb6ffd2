import { Text } from '@mantine/core';
import type { Canary } from 'shared-contract/operations/releases';
import { canaryName } from '../canary/canary-name.ts';

/** Says what a change may do to the canary. Nothing while no canary runs. */
export function CanaryWarning({ canary }: { canary: Canary | null }) {
  if (!canary) return null;
  return <Text fw={600}>{canaryName(canary)} may end: it only continues if its releases still fit what’s live.</Text>;
}
