import { Button, Group, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useRef } from 'react';
import { australianState } from 'shared-contract/place/suburb';
import { AddressSearch } from 'shared-ui/address-search';
import { useFocusAfterRender } from 'shared-ui/use-focus-after-render';
import { addressesQuery } from './addresses-query.ts';
import classes from './delivery.module.css';
import {
  addressFields,
  type DeliveryFormValues,
  hasAddress,
  withAddress,
  withAddressSearch,
  withManualAddress,
} from './delivery-form-values.ts';

type AddressFieldsProps = { form: UseFormReturnType<DeliveryFormValues> };

/** The delivery address: chosen from suggestions, or entered in separate fields. */
export function AddressFields({ form }: AddressFieldsProps) {
  const { values } = form;
  const section = useRef<HTMLDivElement>(null);
  const focusAfterRender = useFocusAfterRender();

  /** Changes the form and moves the focus to its first address field, because the pressed button unmounts. */
  function change(next: DeliveryFormValues) {
    focusAfterRender(() => section.current?.querySelector<HTMLElement>('input, button'));
    form.setValues(next);
    for (const field of [...addressFields, 'typedAddress']) form.clearFieldError(field);
  }

  return (
    <div ref={section}>
      {values.isManualAddress ? (
        <ManualAddress form={form} onSearch={() => change(withAddressSearch(values))} />
      ) : hasAddress(values) ? (
        <Group justify="space-between" className={classes.chosen} wrap="nowrap">
          <p className={classes.address}>
            <strong>{values.streetAddress}</strong>
            {`${values.suburb} ${values.state} ${values.postcode}`}
          </p>
          <Button
            variant="default"
            size="xs"
            aria-label="Change address"
            onClick={() => change(withAddressSearch(values))}
          >
            Change
          </Button>
        </Group>
      ) : (
        <Stack gap="xs">
          <AddressSearch
            label="Delivery address"
            placeholder="7 Swan Street, Richmond"
            queryOf={addressesQuery}
            value={values.typedAddress}
            error={form.errors.typedAddress}
            onType={(text) => form.setFieldValue('typedAddress', text)}
            onChoose={(address) => change(withAddress(values, address))}
          />
          <Group>
            <Button
              className={classes.other}
              variant="subtle"
              size="compact-sm"
              onClick={() => change(withManualAddress(values))}
            >
              Enter address manually
            </Button>
          </Group>
        </Stack>
      )}
    </div>
  );
}

function ManualAddress({ form, onSearch }: AddressFieldsProps & { onSearch: () => void }) {
  return (
    <Stack gap="md">
      <TextInput
        label="Street address"
        description="Unit, number and street. Couriers can’t deliver to a post box."
        autoComplete="street-address"
        maxLength={160}
        withAsterisk
        {...form.getInputProps('streetAddress')}
      />
      <TextInput
        label="Suburb"
        autoComplete="address-level2"
        maxLength={80}
        withAsterisk
        {...form.getInputProps('suburb')}
      />
      <SimpleGrid cols={2}>
        <Select label="State" data={australianState.options} withAsterisk {...form.getInputProps('state')} />
        <TextInput
          label="Postcode"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={4}
          withAsterisk
          {...form.getInputProps('postcode')}
        />
      </SimpleGrid>
      <Group>
        <Button className={classes.other} variant="subtle" size="compact-sm" onClick={onSearch}>
          Search for the address instead
        </Button>
      </Group>
    </Stack>
  );
}
