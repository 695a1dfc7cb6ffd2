import { Anchor, NativeSelect, Text } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import type { Property } from 'shared-contract/property/property';
import { Link } from 'shared-platform/router';
import type { InformationForm } from './use-information-form.ts';

type PropertyFieldProps = { form: InformationForm; properties: readonly Property[] };

/** The property that the applicant would rent. */
export function PropertyField({ form, properties }: PropertyFieldProps) {
  return (
    <>
      <NativeSelect
        label="Property"
        withAsterisk
        data={[
          { value: '', label: 'Choose a property' },
          ...properties.map(({ id, address }) => ({ value: id, label: address.fullAddress })),
        ]}
        {...form.getInputProps('property')}
      />
      {properties.length === 0 && (
        <Text size="sm">
          You have no properties yet.{' '}
          <Anchor component={Link} to={addresses.propertyCreate()}>
            Add a property
          </Anchor>{' '}
          first.
        </Text>
      )}
    </>
  );
}
