import { Text } from '@mantine/core';
import { notBindingNotice } from 'shared-contract/offer/offer-labels';

/** The notice that an offer is not legally binding. It is shown wherever an offer is made, answered or viewed. */
export function NotBinding() {
  return (
    <Text size="sm" c="dimmed">
      {notBindingNotice}
    </Text>
  );
}
