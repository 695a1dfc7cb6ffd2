import { SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { AddressSearch } from 'shared-ui/address-search';
import { addressesQuery } from './addresses-query.ts';
import type { TenancyDetailsValues } from './tenancy-details-form.ts';

type InputProps = ReturnType<UseFormReturnType<TenancyDetailsValues>['getInputProps']>;

type PersonFieldsProps = Record<'name' | 'email' | 'phone' | 'address', InputProps> & { addressLabel: string };

/** Name and contact details of a party. The address is chosen from suggestions or typed. */
export function PersonFields({ name, email, phone, address, addressLabel }: PersonFieldsProps) {
  return (
    <>
      <TextInput label="Full name" autoComplete="off" withAsterisk maxLength={120} {...name} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label="Email" type="email" autoComplete="off" withAsterisk maxLength={254} {...email} />
        <TextInput label="Phone" type="tel" autoComplete="off" maxLength={20} {...phone} />
      </SimpleGrid>
      <AddressSearch
        label={addressLabel}
        placeholder="7 Swan Street, Richmond"
        withAsterisk={false}
        acceptsAnyText
        queryOf={addressesQuery}
        value={String(address.value)}
        error={address.error}
        onType={address.onChange}
        onChoose={({ fullAddress }) => address.onChange(fullAddress)}
      />
    </>
  );
}
