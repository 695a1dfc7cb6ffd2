import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMemo } from 'react';
import { australianState } from 'shared-contract/place/suburb';
import type { IdentityDocumentKind } from 'shared-contract/tenant-check/identity-document';
import { identityDocumentFields } from 'shared-contract/tenant-check/identity-document-rules';
import { countryOptions } from './countries.ts';
import type { DocumentFormValues } from './document-form-values.ts';
import classes from './identity.module.css';

type DocumentFieldsProps = { form: UseFormReturnType<DocumentFormValues>; kind: IdentityDocumentKind };

/** No browser suggests or stores these fields. */
const untracked = { autoComplete: 'off', spellCheck: false } as const;

const numberLabels: Partial<Record<IdentityDocumentKind, string>> = {
  passport: 'Passport number',
  driverLicence: 'Licence number',
  medicareCard: 'Medicare number',
};

/** The fields that a kind of document needs. */
export function DocumentFields({ form, kind }: DocumentFieldsProps) {
  const countries = useMemo(countryOptions, []);
  const needs = identityDocumentFields(kind);
  return (
    <div className={classes.fields}>
      <TextInput
        label={needs.includes('earlierName') ? 'Present name' : 'Name on the document'}
        maxLength={120}
        autoComplete="off"
        {...form.getInputProps('nameOnDocument')}
      />
      {needs.includes('earlierName') && (
        <TextInput
          label="Earlier name"
          description="The name on the other documents"
          maxLength={120}
          autoComplete="off"
          {...form.getInputProps('earlierName')}
        />
      )}
      {needs.includes('country') && (
        <NativeSelect label="Country" data={countries} {...form.getInputProps('country')} />
      )}
      {needs.includes('state') && (
        <NativeSelect
          label="State or territory"
          data={[{ value: '', label: 'Choose' }, ...australianState.options]}
          {...form.getInputProps('state')}
        />
      )}
      {needs.includes('institution') && (
        <TextInput
          label="Issued by"
          description="Such as the bank, council or company"
          maxLength={80}
          autoComplete="off"
          {...form.getInputProps('institution')}
        />
      )}
      {needs.includes('number') && (
        <TextInput
          label={numberLabels[kind] ?? 'Number'}
          maxLength={20}
          inputMode={kind === 'medicareCard' ? 'numeric' : 'text'}
          {...untracked}
          {...form.getInputProps('number')}
        />
      )}
      {needs.includes('cardNumber') && (
        <TextInput
          label="Card number"
          description="On the front or back of the card"
          maxLength={20}
          {...untracked}
          {...form.getInputProps('cardNumber')}
        />
      )}
      {needs.includes('individualReference') && (
        <TextInput
          label="Number beside the name"
          description="1 to 9, to the left of the name"
          maxLength={1}
          inputMode="numeric"
          {...untracked}
          {...form.getInputProps('individualReference')}
        />
      )}
      {needs.includes('expiresOn') && (
        <TextInput
          label="Expiry date"
          description={kind === 'medicareCard' ? 'If the card shows only a month, enter the last day of it' : undefined}
          type="date"
          {...form.getInputProps('expiresOn')}
        />
      )}
    </div>
  );
}
