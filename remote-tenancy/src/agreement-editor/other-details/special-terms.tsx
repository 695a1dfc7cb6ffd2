import { Alert, Text, Textarea } from '@mantine/core';
import { useDeferredValue } from 'react';
import { stateNames } from 'shared-contract/place/state-names';
import { FormPart } from 'shared-ui';
import { prohibitedTerms } from 'tenancy-law/agreement/special-terms';
import classes from './other-details.module.css';
import type { OtherDetailsProps } from './other-details-step.tsx';

/** The owner's own terms. Terms that the law of the state prohibits are named while typing, with the reason (V39). */
export function SpecialTerms({ form, state }: OtherDetailsProps) {
  const text = useDeferredValue(form.values.specialTerms);
  const prohibited = prohibitedTerms(text, state);
  return (
    <FormPart
      title="Special terms"
      lead={`Anything else you’ve agreed. A special term can’t take away rights under the law of ${stateNames[state]}.`}
    >
      <Textarea
        label="Special terms (optional)"
        description="One term per paragraph."
        autosize
        minRows={4}
        maxRows={20}
        maxLength={10_000}
        {...form.getInputProps('specialTerms')}
      />
      <div aria-live="polite">
        {prohibited.length > 0 ? (
          <Alert color="yellow" title={prohibited.length === 1 ? 'Check this term' : 'Check these terms'}>
            <ul className={classes.prohibited}>
              {prohibited.map(({ rule, explanation, quote }) => (
                <li key={`${rule} ${quote}`}>
                  <Text component="q" size="sm" className={classes.quote}>
                    {quote}
                  </Text>
                  <Text size="sm">{explanation}</Text>
                </li>
              ))}
            </ul>
          </Alert>
        ) : null}
      </div>
    </FormPart>
  );
}
