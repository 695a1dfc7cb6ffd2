import { Anchor, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useResource } from 'shared-api';
import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import { stateNames } from 'shared-contract/place/state-names';
import { Link } from 'shared-platform/router';
import { Section } from 'shared-ui';
import { officialForms } from 'tenancy-law/library/official-forms';
import { propertyQuery } from '../property/property-query.ts';
import { FormList } from './form-list.tsx';
import classes from './forms.module.css';
import { FormsNotice } from './forms-notice.tsx';
import { GeneratedDocuments } from './page-links.tsx';
import { PropertyExports } from './property-exports.tsx';

/** The forms of the property’s state, the documents that the site generates, and the exports. */
export function PropertyDownloads({ propertyId }: { propertyId: string }) {
  const { address, propertyType, timeZone } = useResource(propertyQuery(propertyId));
  const [today] = useState(() => localDateIn(timeZone, new Date()));
  const all = (
    <Anchor component={Link} to={addresses.downloads()} className={classes.link}>
      Forms of all states
    </Anchor>
  );
  return (
    <Stack gap="lg">
      <Section title={`Forms and guides for ${stateNames[address.state]}`} framed action={all}>
        {propertyType.name === 'Residential' ? (
          <>
            <FormsNotice />
            <FormList forms={officialForms(address.state, today)} />
          </>
        ) : (
          <Text c="dimmed">The state’s renting forms are for homes. They don’t apply to this property.</Text>
        )}
      </Section>
      <Section title="Your documents" framed>
        <GeneratedDocuments propertyId={propertyId} />
      </Section>
      <Section title="Exports" framed>
        <PropertyExports propertyId={propertyId} />
      </Section>
    </Stack>
  );
}
