import { TextInput } from '@mantine/core';
import { AddressSearch } from 'shared-ui/address-search';
import { addressesQuery } from './addresses-query.ts';
import classes from './information.module.css';
import type { InformationForm } from './use-information-form.ts';

/** Who the check is about. The browser must not fill in the owner's own details. */
export function ApplicantFields({ form }: { form: InformationForm }) {
  const field = form.getInputProps;
  const address = field('currentAddress');
  return (
    <>
      <TextInput
        label="Full legal name"
        description="As on a passport or licence. Databases match it exactly."
        withAsterisk
        maxLength={120}
        autoComplete="off"
        {...field('name')}
      />
      <div className={classes.pair}>
        <TextInput label="Email" type="email" withAsterisk maxLength={254} autoComplete="off" {...field('email')} />
        <TextInput label="Phone (optional)" type="tel" maxLength={30} autoComplete="off" {...field('phone')} />
        <TextInput label="Date of birth" type="date" withAsterisk autoComplete="off" {...field('dateOfBirth')} />
      </div>
      <AddressSearch
        label="Current address"
        placeholder="7 Swan Street, Richmond"
        acceptsAnyText
        queryOf={addressesQuery}
        value={form.values.currentAddress}
        error={address.error}
        onType={(typed) => form.setFieldValue('currentAddress', typed)}
        onChoose={({ fullAddress }) => form.setFieldValue('currentAddress', fullAddress)}
      />
    </>
  );
}
