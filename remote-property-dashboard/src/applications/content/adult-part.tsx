import { Anchor } from '@mantine/core';
import type { Application } from 'shared-contract/application/application';
import { formatPhone } from 'shared-contract/contact/person-contact';
import { Fact, Section } from 'shared-ui';
import { ownersLabels } from '../application-labels.ts';
import classes from './content.module.css';
import { FieldList } from './field-list.tsx';

/** What one adult wrote. */
export function AdultPart({ adult: { name, email, part } }: { adult: Application['adults'][number] }) {
  const { phone } = part;
  return (
    <Section title={name} framed>
      <FieldList content={part} without={['phone']}>
        <Fact label="Email">
          <Anchor href={`mailto:${encodeURIComponent(email)}`} className={classes.written}>
            {email}
          </Anchor>
        </Fact>
        {phone !== undefined && (
          <Fact label={ownersLabels.phone}>
            <Anchor href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{formatPhone(phone)}</Anchor>
          </Fact>
        )}
      </FieldList>
    </Section>
  );
}
