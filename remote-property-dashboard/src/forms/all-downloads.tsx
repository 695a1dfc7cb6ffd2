import { Anchor, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useResource } from 'shared-api';
import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import { stateNames } from 'shared-contract/place/state-names';
import { type AustralianState, australianState } from 'shared-contract/place/suburb';
import { Link } from 'shared-platform/router';
import { CardSkeletons, FilterLinks, QueryBoundary, Section } from 'shared-ui';
import { officialForms } from 'tenancy-law/library/official-forms';
import { propertiesQuery } from '../properties/properties-query.ts';
import { FormList } from './form-list.tsx';
import classes from './forms.module.css';
import { FormsNotice } from './forms-notice.tsx';
import { AccountExport } from './page-links.tsx';

/** Returns the state of `?state=vic`, or null for all. */
export const stateOf = (parameters: URLSearchParams): AustralianState | null =>
  australianState.options.find((state) => state.toLowerCase() === parameters.get('state')) ?? null;

export const firstProperties = propertiesQuery({ type: null, archived: false, text: '', page: 1 });

const nameOf = (state: AustralianState) => stateNames[state].replace(/^the /, '');

/** The forms of every state or of one, and where the documents of each property are. */
export function AllDownloads({ state }: { state: AustralianState | null }) {
  const [today] = useState(() => localDateIn('Australia/Sydney', new Date()));
  return (
    <Stack gap="lg">
      <FilterLinks
        label="Forms by state"
        options={australianState.options}
        current={state}
        labelOf={(option) => option}
        hrefOf={(option) => addresses.downloads() + (option === null ? '' : `?state=${option.toLowerCase()}`)}
      />
      <div>
        <FormsNotice />
        <Stack gap="lg">
          {(state === null ? australianState.options : [state]).map((shown) => (
            <Section key={shown} title={nameOf(shown)} framed>
              <FormList forms={officialForms(shown, today)} />
            </Section>
          ))}
        </Stack>
      </div>
      <Section title="Your documents and exports" framed>
        <QueryBoundary fallback={<CardSkeletons shape="rows" count={2} label="Loading your properties" />}>
          <PropertyLinks />
        </QueryBoundary>
      </Section>
    </Stack>
  );
}

/** Links to the downloads of the first properties, and to the archive of the account. */
function PropertyLinks() {
  const { member, totalItems } = useResource(firstProperties);
  return (
    <ul className={classes.rows}>
      {member.map(({ id, address: { fullAddress } }) => (
        <li key={id} className={classes.row}>
          <Anchor component={Link} to={addresses.propertyDownloads(id)} className={classes.link}>
            {fullAddress}
          </Anchor>
        </li>
      ))}
      {totalItems > member.length && (
        <li className={classes.row}>
          <Anchor component={Link} to={addresses.properties()} className={classes.link}>
            All {totalItems} properties
          </Anchor>
        </li>
      )}
      {totalItems === 0 && (
        <li className={classes.row}>
          <Text c="dimmed">Add a property to get agreements, statements and reports for it.</Text>
        </li>
      )}
      <AccountExport />
    </ul>
  );
}
