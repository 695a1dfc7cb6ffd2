import { Text } from '@mantine/core';
import type { ApplicationDetails } from 'shared-contract/application/application-content';
import { centsOf, formatRent } from 'shared-contract/money/money';
import { monthsLabel } from 'shared-contract/offer/offer-labels';
import { Fact, LocalDate } from 'shared-ui';
import { Section } from '../../section/section.tsx';
import { ownersLabels, petsLabel, vehiclesLabel } from '../application-labels.ts';
import classes from './content.module.css';

/** What all adults of the application share. */
export function SharedDetails({ details }: { details: ApplicationDetails }) {
  const { startDate, termMonths, rent, occupants, occupantsUnder18, pets, vehicles, message } = details;
  const isEmpty = Object.values(details).every((value) => value === undefined);
  return (
    <Section title="The tenancy they ask for" framed>
      {isEmpty && <Text>They asked for nothing in particular.</Text>}
      <dl className={classes.facts}>
        {startDate !== undefined && (
          <Fact label={ownersLabels.startDate}>
            <LocalDate date={startDate} />
          </Fact>
        )}
        {termMonths !== undefined && <Fact label={ownersLabels.termMonths}>{monthsLabel(termMonths)}</Fact>}
        {rent !== undefined && <Fact label={ownersLabels.rent}>{formatRent(centsOf(rent))}</Fact>}
        {occupants !== undefined && <Fact label={ownersLabels.occupants}>{occupants}</Fact>}
        {occupantsUnder18 !== undefined && <Fact label={ownersLabels.occupantsUnder18}>{occupantsUnder18}</Fact>}
        {pets !== undefined && <Fact label={ownersLabels.pets}>{petsLabel(pets)}</Fact>}
        {vehicles !== undefined && <Fact label={ownersLabels.vehicles}>{vehiclesLabel(vehicles)}</Fact>}
      </dl>
      {message !== undefined && (
        <>
          <Text size="sm" c="dimmed" mt="md">
            {ownersLabels.message}
          </Text>
          <Text className={classes.written} dir="auto">
            {message}
          </Text>
        </>
      )}
    </Section>
  );
}
