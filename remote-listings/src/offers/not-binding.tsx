import { Text } from '@mantine/core';
import { notBindingNotice } from 'shared-contract/offer/offer-labels';

/** Said wherever an offer is made, answered or looked at. */
export function NotBinding() {
  return (
    <Text size="sm" c="dimmed">
      {notBindingNotice}
    </Text>
  );
}
