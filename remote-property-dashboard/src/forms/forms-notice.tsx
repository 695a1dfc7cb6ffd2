import { Text } from '@mantine/core';
import { LocalDate } from 'shared-ui';
import { formsAsOf } from 'tenancy-law/library/form-page-rows';

/** Says once per page what the list of forms is, and of which day. */
export function FormsNotice() {
  return (
    <Text size="sm" c="dimmed" mb="sm">
      Official pages open in a new tab. We listed these forms on <LocalDate date={formsAsOf} />. This is general
      information, not legal advice.
    </Text>
  );
}
