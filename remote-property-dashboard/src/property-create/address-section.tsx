import { Button, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useRef } from 'react';
import { type Place, placeAdvice } from 'shared-contract/place/place-rules';
import { australianState } from 'shared-contract/place/suburb';
import { AddressSearch } from 'shared-ui/address-search';
import { useFocusAfterRender } from 'shared-ui/use-focus-after-render';
import { addressesQuery } from './addresses-query.ts';
import { DuplicateNotice } from './duplicate-notice.tsx';
import { FormSection } from './form-section.tsx';
import classes from './property-create.module.css';
import {
  addressFields,
  hasAddress,
  type PropertyFormValues,
  withAddress,
  withAddressSearch,
  withManualAddress,
} from './property-form-values.ts';

type AddressSectionProps = {
  form: UseFormReturnType<PropertyFormValues>;
  known: readonly Place[] | undefined;
  /** The id of the property that the form changes. Undefined for a new property. */
  propertyId?: string | undefined;
};

/** The address of the property. The owner chooses it from suggestions or enters it in separate fields. */
export function AddressSection({ form, known = [], propertyId }: AddressSectionProps) {
  const { values } = form;
  const section = useRef<HTMLDivElement>(null);
  const focusAfterRender = useFocusAfterRender();
  const { streetAddress, suburb, state, postcode } = values;
  const advice = state === null ? [] : placeAdvice({ suburb, state, postcode }, known);

  /** Changes the form and moves the focus to its first address field, because the pressed button unmounts. */
  function change(next: PropertyFormValues) {
    focusAfterRender(() => section.current?.querySelector<HTMLElement>('input, button'));
    form.setValues(next);
    for (const field of [...addressFields, 'typedAddress']) form.clearFieldError(field);
  }

  return (
    <FormSection title="Where is it?">
      <div ref={section}>
        {values.isManualAddress ? (
          <ManualAddress form={form} onSearch={() => change(withAddressSearch(values))} />
        ) : hasAddress(values) ? (
          <Group justify="space-between" className={classes.chosen} wrap="nowrap">
            <p className={classes.address}>
              <strong>{streetAddress}</strong>
              {`${suburb} ${state} ${postcode}`}
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
          <Stack gap="xs" align="stretch">
            <AddressSearch
              label="Address"
              placeholder="12A/3–5 Bridge Road, Richmond"
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
      <DuplicateNotice {...{ streetAddress, suburb, state, postcode }} except={propertyId} />
      {advice.map((sentence) => (
        <Text key={sentence} size="sm" c="dimmed">
          {sentence}
        </Text>
      ))}
    </FormSection>
  );
}

function ManualAddress({ form, onSearch }: { form: UseFormReturnType<PropertyFormValues>; onSearch: () => void }) {
  return (
    <Stack gap="md">
      <TextInput
        label="Street address"
        description="Unit, number and street, or the lot number"
        autoComplete="street-address"
        maxLength={200}
        withAsterisk
        {...form.getInputProps('streetAddress')}
      />
      <TextInput label="Suburb" maxLength={80} withAsterisk {...form.getInputProps('suburb')} />
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
