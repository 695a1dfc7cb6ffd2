import { Text } from '@mantine/core';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { formTitle } from 'tenancy-law/rules/standard-form';
import { LawNote } from '../../law/law-note.tsx';
import { formOf } from '../state-form-of.ts';
import classes from './review.module.css';
import { standardFormOf } from './standard-form-of.ts';

/** The form that the state prescribes, and what goes to the tenants with it. */
export function StandardFormCard({ agreement }: { agreement: TenancyAgreement }) {
  const form = standardFormOf(agreement);
  if (!form) return null;
  const { prescribed, enclosures } = form.value;
  return (
    <section aria-labelledby="form">
      <h2 id="form" className={classes.title}>
        {prescribed ? 'The prescribed form' : 'The form'}
      </h2>
      <Text size="sm" fw={500}>
        {formTitle(form.value)}
      </Text>
      {enclosures.length > 0 ? (
        <>
          <Text size="sm" mt={4}>
            Give the {formOf(agreement).labels.tenant.toLowerCase()}s with it:
          </Text>
          <ul className={classes.enclosures}>
            {enclosures.map((enclosure) => (
              <li key={enclosure}>{enclosure}</li>
            ))}
          </ul>
        </>
      ) : null}
      <Text size="sm" c="dimmed" mt={4}>
        <LawNote answer={form} />
      </Text>
    </section>
  );
}
