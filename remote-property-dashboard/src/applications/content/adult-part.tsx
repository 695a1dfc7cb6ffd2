import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Application } from 'shared-contract/application/application';
import type { ApplicantPart } from 'shared-contract/application/application-content';
import { formatPhone } from 'shared-contract/contact/person-contact';
import { centsOf, formatRent } from 'shared-contract/money/money';
import { Fact, formatLocalDate, LocalDate } from 'shared-ui';
import { Section } from '../../section/section.tsx';
import { incomeLabel, incomeLabels, ownersLabels } from '../application-labels.ts';
import classes from './content.module.css';

/** What one adult wrote. Shows only the fields that have a value; which ones were asked depends on the state. */
export function AdultPart({ adult: { name, email, part } }: { adult: Application['adults'][number] }) {
  return (
    <Section title={name} framed>
      <dl className={classes.facts}>
        <Fact label="Contact">
          <Contact email={email} phone={part.phone} />
        </Fact>
        {part.dateOfBirth !== undefined && (
          <Fact label={ownersLabels.dateOfBirth}>
            <LocalDate date={part.dateOfBirth} />
          </Fact>
        )}
        {part.currentAddress !== undefined && <Fact label={ownersLabels.currentAddress}>{part.currentAddress}</Fact>}
        {part.employment && <Employment employment={part.employment} />}
        {part.income && <Income income={part.income} />}
        {part.emergencyContact && (
          <Person label={ownersLabels.emergencyContact} person={part.emergencyContact}>
            {part.emergencyContact.relationship}
          </Person>
        )}
      </dl>
      {part.rentalHistory && <RentalHistory homes={part.rentalHistory} />}
      {part.referees && part.referees.length > 0 && (
        <Block label={ownersLabels.referees}>
          <ul className={classes.lines}>
            {part.referees.map((referee, index) => (
              <li key={index}>
                {referee.name}, {referee.relationship}
                <Contact email={referee.email} phone={referee.phone} />
              </li>
            ))}
          </ul>
        </Block>
      )}
      {part.financialAbility !== undefined && (
        <Block label={ownersLabels.financialAbility}>
          <Text className={classes.written} dir="auto">
            {part.financialAbility}
          </Text>
        </Block>
      )}
    </Section>
  );
}

function Employment({ employment }: { employment: NonNullable<ApplicantPart['employment']> }) {
  const { employer, role, startedOn, contact } = employment;
  return (
    <>
      <Fact label={ownersLabels.employment}>
        {[role, employer].filter((part) => part !== '').join(', ')}
        {startedOn !== undefined && ` since ${formatLocalDate(startedOn)}`}
      </Fact>
      {contact && <Person label="Contact at work" person={contact} />}
    </>
  );
}

function Income({ income }: { income: NonNullable<ApplicantPart['income']> }) {
  return (
    <Fact label="Income before tax">
      {incomeLabel(income)}
      {income.length > 1 && (
        <ul className={classes.lines}>
          {income.map(({ source, amount }, index) => (
            <li key={index} className={classes.quiet}>
              {incomeLabels[source]}: {formatRent(centsOf(amount))}
            </li>
          ))}
        </ul>
      )}
    </Fact>
  );
}

function RentalHistory({ homes }: { homes: NonNullable<ApplicantPart['rentalHistory']> }) {
  if (homes.length === 0) return null;
  return (
    <Block label={ownersLabels.rentalHistory}>
      <ul className={classes.lines}>
        {homes.map(({ address, from, to, lessor }, index) => (
          <li key={index}>
            {address}
            <span className={classes.quiet}>
              {formatLocalDate(from)} to {to === null ? 'today' : formatLocalDate(to)}
            </span>
            {lessor && (
              <>
                <span className={classes.quiet}>Let by {lessor.name}</span>
                <Contact email={lessor.email} phone={lessor.phone} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
}

type ContactProps = { email?: string | undefined; phone?: string | undefined };

type PersonProps = { label: string; person: ContactProps & { name: string }; children?: ReactNode };

function Person({ label, person: { name, email, phone }, children }: PersonProps) {
  return (
    <Fact label={label}>
      {name}
      {children && `, ${children}`}
      <Contact email={email} phone={phone} />
    </Fact>
  );
}

function Contact({ email, phone }: ContactProps) {
  return (
    <>
      {email && (
        <Anchor className={classes.contact} href={`mailto:${encodeURIComponent(email)}`}>
          {email}
        </Anchor>
      )}
      {phone && (
        <Anchor className={classes.contact} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          {formatPhone(phone)}
        </Anchor>
      )}
    </>
  );
}

function Block({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.block}>
      <Text component="h3" size="sm" c="dimmed" fw={400}>
        {label}
      </Text>
      {children}
    </div>
  );
}
