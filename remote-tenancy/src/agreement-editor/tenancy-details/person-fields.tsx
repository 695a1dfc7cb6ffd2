import { SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { memo } from 'react';
import { isSame } from 'shared-editor';
import { AddressSearch } from 'shared-ui/address-search';
import { addressesQuery } from './addresses-query.ts';
import type { TenancyDetailsValues } from './tenancy-details-form.ts';

type PersonFieldsProps = {
  form: UseFormReturnType<TenancyDetailsValues>;
  /** The landlord, or the index of a tenant. */
  party: 'landlord' | number;
  addressLabel: string;
};

/**
 * Name and contact details of a party. The address is chosen from suggestions or typed; only the landlord’s is needed.
 * Memoised, because typing in one party leaves the fields of the others as they are.
 */
export const PersonFields = memo(
  Fields,
  (before, after) =>
    before.party === after.party &&
    before.form.errors === after.form.errors &&
    isSame(valuesOf(before), valuesOf(after)),
);

function Fields({ form, party, addressLabel }: PersonFieldsProps) {
  const { name, email, phone, address } = pathsOf(party);
  const addressProps = form.getInputProps(address);
  return (
    <>
      <TextInput label="Full name" autoComplete="off" withAsterisk maxLength={120} {...form.getInputProps(name)} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Email"
          type="email"
          autoComplete="off"
          withAsterisk
          maxLength={254}
          {...form.getInputProps(email)}
        />
        <TextInput label="Phone" type="tel" autoComplete="off" maxLength={20} {...form.getInputProps(phone)} />
      </SimpleGrid>
      <AddressSearch
        label={addressLabel}
        placeholder="7 Swan Street, Richmond"
        withAsterisk={party === 'landlord'}
        acceptsAnyText
        queryOf={addressesQuery}
        value={String(addressProps.value)}
        error={addressProps.error}
        onType={addressProps.onChange}
        onChoose={({ fullAddress }) => addressProps.onChange(fullAddress)}
      />
    </>
  );
}

function pathsOf(party: PersonFieldsProps['party']) {
  if (party === 'landlord')
    return {
      name: 'landlordName',
      email: 'landlordEmail',
      phone: 'landlordPhone',
      address: 'landlordAddress',
    } as const;
  const tenant = `tenants.${party}` as const;
  return {
    name: `${tenant}.name`,
    email: `${tenant}.email`,
    phone: `${tenant}.phone`,
    address: `${tenant}.address`,
  } as const;
}

/** Reads `form.values`, which stay as they were rendered. `getInputProps` returns the newest values. */
function valuesOf({ form: { values }, party }: PersonFieldsProps) {
  if (party !== 'landlord') return values.tenants[party];
  const { landlordName, landlordEmail, landlordPhone, landlordAddress } = values;
  return { landlordName, landlordEmail, landlordPhone, landlordAddress };
}
