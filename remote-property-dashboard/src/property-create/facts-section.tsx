import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type Room, roomsOf } from 'shared-contract/property/property-rules';
import { FormSection } from './form-section.tsx';
import classes from './property-create.module.css';
import { areaUnits, type PropertyFormValues } from './property-form-values.ts';

const words: Record<Room, string> = { bedrooms: 'Bedrooms', baths: 'Bathrooms', carSpaces: 'Car spaces' };

/** What there is to count and to measure, by type. */
export function FactsSection({ form }: { form: UseFormReturnType<PropertyFormValues> }) {
  const counted = roomsOf[form.values.type];
  return (
    <FormSection title="What is there?" description="Optional. Your listings start from this.">
      {counted.length > 0 ? (
        <SimpleGrid cols={counted.length > 1 ? 3 : 2} spacing="sm">
          {counted.map((room) => (
            <TextInput
              key={room}
              label={words[room]}
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
          aria-label="Unit of the land area"
          data={Object.entries(areaUnits).map(([value, label]) => ({ value, label }))}
          {...form.getInputProps('landAreaUnit')}
        />
      </div>
    </FormSection>
  );
}
