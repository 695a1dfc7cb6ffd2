import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type Room, roomsOf } from 'shared-contract/property/property-rules';
import { FormSection } from './form-section.tsx';
import classes from './property-create.module.css';
import { areaUnits, type PropertyFormValues } from './property-form-values.ts';

const roomLabels: Record<Room, string> = { bedrooms: 'Bedrooms', baths: 'Bathrooms', carSpaces: 'Car spaces' };

/** The fields for rooms and land area that the property type has. */
export function FactsSection({ form }: { form: UseFormReturnType<PropertyFormValues> }) {
  const counted = roomsOf[form.values.type];
  return (
    <FormSection title="Property features" description="Optional. We use these to pre-fill your listings.">
      {counted.length > 0 ? (
        <SimpleGrid cols={counted.length > 1 ? 3 : 2} spacing="sm">
          {counted.map((room) => (
            <TextInput
              key={room}
              label={roomLabels[room]}
              inputMode="numeric"
              autoComplete="off"
              {...form.getInputProps(room)}
            />
          ))}
        </SimpleGrid>
      ) : null}
      <div className={classes.area}>
        <TextInput label="Land area" inputMode="decimal" autoComplete="off" {...form.getInputProps('landArea')} />
        <NativeSelect
          label="Unit"
          aria-label="Unit of the land area"
          data={Object.entries(areaUnits).map(([value, label]) => ({ value, label }))}
          {...form.getInputProps('landAreaUnit')}
        />
      </div>
    </FormSection>
  );
}
