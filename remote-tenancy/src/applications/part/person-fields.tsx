import { TextInput } from '@mantine/core';
import type { ApplicationField } from 'shared-contract/application/application-field';
import { FormPart } from 'shared-ui';
import classes from './part-fields.module.css';
import type { PartFieldsProps } from './part-fields.tsx';

export function ContactFields({ form, has }: PartFieldsProps & { has: (field: ApplicationField) => boolean }) {
  return (
    <FormPart title="Your details">
      <div className={classes.pair}>
        {has('phone') && (
          <TextInput label="Phone" type="tel" autoComplete="tel" maxLength={30} {...form.getInputProps('phone')} />
        )}
        {has('dateOfBirth') && (
          <TextInput label="Date of birth" type="date" autoComplete="bday" {...form.getInputProps('dateOfBirth')} />
        )}
      </div>
      {has('currentAddress') && (
        // No suggestions: the text of a search would be part of a URL.
        <TextInput
          label="Current address"
          placeholder="7 Swan Street, Richmond VIC 3121"
          autoComplete="street-address"
          maxLength={200}
          {...form.getInputProps('currentAddress')}
        />
      )}
    </FormPart>
  );
}

export function EmergencyContactFields({ form }: PartFieldsProps) {
  const field = (name: string) => form.getInputProps(`emergencyContact.${name}`);
  return (
    <FormPart title="Emergency contact" lead="Someone who won’t live with you.">
      <div className={classes.pair}>
        <TextInput label="Name" autoComplete="off" maxLength={120} {...field('name')} />
        <TextInput label="How you know them" autoComplete="off" maxLength={80} {...field('relationship')} />
        <TextInput label="Phone" type="tel" autoComplete="off" maxLength={30} {...field('phone')} />
      </div>
    </FormPart>
  );
}
