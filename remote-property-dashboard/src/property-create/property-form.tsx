import { Alert, Button, Group, SegmentedControl, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { propertyTypeName } from 'shared-contract/property';
import { propertyCategories } from 'shared-contract/property-category';
import { australianState } from 'shared-contract/suburb';
import { type PropertyFormValues, withSuburb, withType } from './property-form-values.ts';
import { SuburbInput } from './suburb-input.tsx';

type PropertyFormProps = {
  form: UseFormReturnType<PropertyFormValues>;
  /** What went wrong and belongs to no field. */
  failure: ReactNode;
  /** How often the form was refused, here or by the server. */
  refusals: number;
  saving: boolean;
  onSave: (values: PropertyFormValues) => void;
  onRefused: () => void;
};

export function PropertyForm({ form, failure, refusals, saving, onSave, onRefused }: PropertyFormProps) {
  const typeLabel = useId();
  const { values } = form;
  return (
    <form ref={useFocusOnFirstError(refusals)} noValidate onSubmit={form.onSubmit(onSave, onRefused)}>
      <Stack gap="lg">
        {failure ? (
          <Alert color="red" title="Your property was not added">
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
            onChange={(type) => form.setValues(withType(values, propertyTypeName.parse(type)))}
          />
        </Stack>
        <Select
          label="Category"
          data={propertyCategories[values.type]}
          allowDeselect={false}
          {...form.getInputProps('category')}
        />
        <TextInput
          label="Street address"
          description="Unit, number and street"
          autoComplete="street-address"
          withAsterisk
          {...form.getInputProps('streetAddress')}
        />
        <SuburbInput
          value={values.suburb}
          error={form.errors.suburb}
          onType={(suburb) => form.setFieldValue('suburb', suburb)}
          onChoose={(suburb) => {
            form.setValues(withSuburb(values, suburb));
            for (const field of ['suburb', 'state', 'postcode']) form.clearFieldError(field);
          }}
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
        <Group justify="flex-end" mt="sm">
          <Button type="submit" loading={saving}>
            Add property
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** A refused form puts the cursor where the first correction is due. */
function useFocusOnFirstError(refusals: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return form;
}
