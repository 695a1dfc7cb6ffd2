import { Alert, Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { DraftNotice } from 'shared-ui';
import type { DetailsFormState } from './use-details-form.ts';

type DetailsFormProps = {
  state: Pick<DetailsFormState<never>, 'ref' | 'onSubmit' | 'draft' | 'failure' | 'isSaving'>;
  heading?: ReactNode;
  /** The label of the button that stores the details. */
  submitLabel: string;
  /** The fields. */
  children: ReactNode;
};

/** The frame of a form with details of an order. */
export function DetailsForm({ state, heading, submitLabel, children }: DetailsFormProps) {
  const { ref, onSubmit, draft, failure, isSaving } = state;
  return (
    <form ref={ref} onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {heading}
        <DraftNotice draft={draft} />
        {children}
        {failure ? (
          <Alert color="red" role="alert" title="Not saved">
            {failure}
          </Alert>
        ) : null}
        <Button type="submit" size="md" loading={isSaving}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
