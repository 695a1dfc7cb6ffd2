import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Fragment, useState } from 'react';
import { draftMonths, undecidedMonths } from 'shared-contract/application/application-rules';
import { localDateIn } from 'shared-contract/date/local-date';
import type { Listing } from 'shared-contract/listing/listing';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import { applicationForm } from 'tenancy-law/rules/application-form';
import { destroyApplicationOn } from 'tenancy-law/rules/application-retention';
import { LawNote } from '../../law/law-note.tsx';

/** What applicants should know before they start: the state's form, who reads their data and how long it is stored. */
export function WhatToExpect({ property }: Pick<Listing, 'property'>) {
  const { state } = property.address;
  const [today] = useState(() => localDateIn(property.timeZone, new Date()));
  return (
    <Stack component="section" gap="sm" aria-labelledby="expect">
      <Title order={2} size="h4" id="expect">
        Your information
      </Title>
      <Text size="sm">
        We ask only what your state’s rules allow. Your part is encrypted, the other adults can’t read it, and you see
        each time the owner or agent opens it.
      </Text>
      <Text size="sm" c="dimmed">
        <LawNote answer={applicationForm(state, today)} />
      </Text>
      <Text size="sm" c="dimmed">
        We destroy an application that isn’t sent {draftMonths} month after its last change, and one without a decision{' '}
        {undecidedMonths} months after it was sent. After a decision:
      </Text>
      <Text size="sm" c="dimmed">
        <LawNote answer={destroyApplicationOn(state, today, { hasConsent: false })} />
      </Text>
      <Text size="sm" c="dimmed">
        The owner or agent may check tenancy databases for past problems with renting, only if you agree in writing.
        Databases in use:{' '}
        {checkCoverage.Combined.databases.map(({ name, operator, website }, index) => (
          <Fragment key={name}>
            {index > 0 && '; '}
            <Anchor href={website} target="_blank" rel="noreferrer" inherit underline="always">
              {name}
            </Anchor>{' '}
            ({operator})
          </Fragment>
        ))}
        . You can ask each of them what it stores about you, and have it corrected.
      </Text>
      <Text size="sm" c="dimmed">
        Applying is free. We never ask for a tax file number or bank statements.
      </Text>
    </Stack>
  );
}
