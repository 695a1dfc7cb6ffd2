import { Alert, Button, Group, SegmentedControl, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { propertyTypeName } from 'shared-contract/property';
import { propertyCategories } from 'shared-contract/property-category';
import { australianState } from 'shared-contract/suburb';
import { type PropertyFormValues, withSuburb, withType } from './property-form-values.ts';
import { SuburbInput } from './suburb-input.tsx';

type PropertyFormProps = {
  values: PropertyFormValues;
  errors: Partial<Record<keyof PropertyFormValues, string>>;
  /** What went wrong and belongs to no field. */
  failure: ReactNode;
  saving: boolean;
  onChange: (values: PropertyFormValues) => void;
  onSubmit: () => void;
};

export function PropertyForm({ values, errors, failure, saving, onChange, onSubmit }: PropertyFormProps) {
  const typeLabel = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const set = (change: Partial<PropertyFormValues>) => onChange({ ...values, ...change });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="lg">
        {failure ? (
          <Alert color="red" title="Your property was not added" role="alert">
            {failure}
          </Alert>
        ) : null}
        <Stack gap={6}>
          <Text size="sm" fw={500} id={typeLabel}>
            What is it?
          </Text>
          <SegmentedControl
            aria-labelledby={typeLabel}
            data={propertyTypeName.options}
            value={values.type}
            onChange={(type) => onChange(withType(values, propertyTypeName.parse(type)))}
          />
        </Stack>
        <Select
          label="Category"
          data={propertyCategories[values.type]}
          value={values.category}
          error={errors.category}
          allowDeselect={false}
          onChange={(category) => category && set({ category })}
        />
        <TextInput
          label="Street address"
          description="Unit, number and street"
          autoComplete="street-address"
          withAsterisk
          value={values.streetAddress}
          error={errors.streetAddress}
          onChange={(event) => set({ streetAddress: event.currentTarget.value })}
        />
        <SuburbInput
          value={values.suburb}
          error={errors.suburb}
          onType={(suburb) => set({ suburb })}
          onChoose={(suburb) => onChange(withSuburb(values, suburb))}
        />
        <SimpleGrid cols={2}>
          <Select
            label="State"
            data={australianState.options}
            withAsterisk
            value={values.state}
            error={errors.state}
            onChange={(state) => set({ state })}
          />
          <TextInput
            label="Postcode"
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={4}
            withAsterisk
            value={values.postcode}
            error={errors.postcode}
            onChange={(event) => set({ postcode: event.currentTarget.value })}
          />
        </SimpleGrid>
        <Group justify="flex-end" mt="sm">
          <Button type="submit" loading={saving}>
            Add property
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
