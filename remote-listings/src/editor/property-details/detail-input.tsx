import { Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
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
          <NumberInput
            label={label}
            withAsterisk={withAsterisk}
            min={0}
            decimalScale={2}
            thousandSeparator=","
            hideControls
            clampBehavior="none"
            {...form.getInputProps(field)}
          />
          <NativeSelect
            label={<span className={classes.unitLabel}>{detailLabels[`${field}Unit`]}</span>}
            data={[...areaUnits]}
            {...form.getInputProps(`${field}Unit`)}
          />
        </div>
      );
    default:
      return (
        <NumberInput
          label={label}
          description={description}
          withAsterisk={withAsterisk}
          allowNegative={false}
          step={field === 'baths' ? 0.5 : 1}
          min={0}
          max={50}
          decimalScale={field === 'baths' ? 1 : 0}
          clampBehavior="none"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps(field)}
        />
      );
  }
}
