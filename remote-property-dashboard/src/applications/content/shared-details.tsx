import { Text } from '@mantine/core';
import type { ApplicationDetails } from 'shared-contract/application/application-content';
import { Section } from 'shared-ui';
import { FieldList } from './field-list.tsx';

/** What all adults of the application share. */
export function SharedDetails({ details }: { details: ApplicationDetails }) {
  const isEmpty = Object.values(details).every((value) => value === undefined);
  return (
    <Section title="The tenancy they ask for" framed>
      {isEmpty ? <Text>They asked for nothing in particular.</Text> : <FieldList content={details} />}
    </Section>
  );
}
