import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { numberText, parseNumber } from 'shared-contract/text/parse-number';
import type { DetailField } from './detail-blocks.ts';
import { areaUnits, type DetailValues, detailLabels } from './details-form.ts';
import classes from './property-details.module.css';

const hints: Partial<Record<DetailField, string>> = {
  bedrooms: '0 for a studio',
  isMultiple: 'Such as the lots of a subdivision or the units of a new building',
  availabilityDate: 'The first day a tenant can move in',
};

type DetailInputProps = { field: DetailField; form: UseFormReturnType<DetailValues>; withAsterisk: boolean };

export function DetailInput({ field, form, withAsterisk }: DetailInputProps) {
  const label = detailLabels[field];
  const description = hints[field];
  switch (field) {
    case 'isMultiple':
    case 'petsAllowed':
    case 'furnished':
    case 'smokingPermitted':
      return <Checkbox label={label} description={description} {...form.getInputProps(field, { type: 'checkbox' })} />;
    case 'availabilityDate':
      return <TextInput type="date" label={label} description={description} {...form.getInputProps(field)} />;
    case 'landArea':
    case 'floorArea':
      return (
        <div className={classes.area}>
          <TextInput
            label={label}
            inputMode="decimal"
            autoComplete="off"
            withAsterisk={withAsterisk}
            {...form.getInputProps(field)}
            onBlur={() => {
              const read = parseNumber(form.values[field]);
              if (read.ok && read.value !== null) form.setFieldValue(field, numberText(read.value));
            }}
          />
          <NativeSelect
            label="Unit"
            aria-label={detailLabels[`${field}Unit`]}
            data={[...areaUnits]}
            {...form.getInputProps(`${field}Unit`)}
          />
        </div>
      );
    default:
      return (
        <TextInput
          label={label}
          description={description}
          inputMode={field === 'baths' ? 'decimal' : 'numeric'}
          autoComplete="off"
          withAsterisk={withAsterisk}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps(field)}
        />
      );
  }
}
