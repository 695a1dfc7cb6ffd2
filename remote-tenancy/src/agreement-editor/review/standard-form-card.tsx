import { Stack, Text } from '@mantine/core';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { LawNote } from '../../law/law-note.tsx';
import { PaperLinks } from '../../law/paper-links.tsx';
import { partyNamesOf } from '../state-form-of.ts';
import classes from './review.module.css';
import { standardFormOf } from './standard-form-of.ts';

/** The form that the state prescribes, and what goes to the tenants with it, with links to the official pages. */
export function StandardFormCard({ agreement }: { agreement: TenancyAgreement }) {
  const standard = standardFormOf(agreement);
  if (!standard) return null;
  const { form, enclosures } = standard.papers;
  const { tenants } = partyNamesOf(agreement);
  return (
    <section aria-labelledby="form">
      <h2 id="form" className={classes.title}>
        {form ? 'The prescribed form' : 'The form'}
      </h2>
      <Stack gap="xs">
        {form ? (
          <PaperLinks papers={[form]} label="The prescribed form" />
        ) : (
          <Text size="sm">The state prescribes no form. You can use our document.</Text>
        )}
        {enclosures.length > 0 ? (
          <>
            <Text size="sm">Give the {tenants} with it:</Text>
            <PaperLinks papers={enclosures} label={`Give the ${tenants} with it`} />
          </>
        ) : null}
        <Text size="sm" c="dimmed">
          <LawNote answer={standard.form} />
        </Text>
      </Stack>
    </section>
  );
}
