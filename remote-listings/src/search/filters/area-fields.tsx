import { useId } from 'react';
import { landUnit } from 'shared-contract/search/search-fields';
import { landUnitLabels } from '../url/area-labels.ts';
import type { NumberRange } from '../url/number-range.ts';
import classes from './filters.module.css';
import type { SectionProps } from './section-props.ts';
import { SelectField } from './select-field.tsx';

/** The fields for the minimum and maximum land size, and their unit. */
export function LandFields({ search, onChange }: SectionProps) {
  return (
    <div className={classes.triple}>
      <AreaFields
        name="land"
        range={{ min: search.landMin, max: search.landMax }}
        onChange={({ min, max }) => onChange({ landMin: min, landMax: max })}
      />
      <SelectField
        label="Unit"
        value={search.landUnit}
        onChange={(unit) => onChange({ landUnit: landUnit.options.find((one) => one === unit) ?? 'm2' })}
      >
        {landUnit.options.map((unit) => (
          <option key={unit} value={unit}>
            {landUnitLabels[unit]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** The fields for the minimum and maximum floor area in square metres. */
export function FloorFields({ search, onChange }: SectionProps) {
  return (
    <div className={classes.pair}>
      <AreaFields
        name="floor area (m²)"
        range={{ min: search.floorMin, max: search.floorMax }}
        onChange={({ min, max }) => onChange({ floorMin: min, floorMax: max })}
      />
    </div>
  );
}

type AreaFieldsProps = { name: string; range: NumberRange; onChange: (range: NumberRange) => void };

function AreaFields({ name, range, onChange }: AreaFieldsProps) {
  const { min, max } = range;
  // When a field loses the focus, its number is complete. If the minimum is then above the maximum, swaps them.
  const order = () => {
    if (min !== undefined && max !== undefined && min > max) onChange({ min: max, max: min });
  };
  return (
    <>
      <AreaField label={`Min ${name}`} value={min} onChange={(to) => onChange({ min: to, max })} onLeave={order} />
      <AreaField label={`Max ${name}`} value={max} onChange={(to) => onChange({ min, max: to })} onLeave={order} />
    </>
  );
}

type AreaFieldProps = {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  onLeave: () => void;
};

function AreaField({ label, value, onChange, onLeave }: AreaFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={classes.select}
        data-plain
        type="number"
        inputMode="decimal"
        min={0}
        max={99_999_999}
        step={0.01}
        placeholder="Any"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Math.max(0, Number(target.value)))}
        onBlur={onLeave}
      />
    </div>
  );
}
