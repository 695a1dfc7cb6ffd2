import { useId } from 'react';
import { landUnit } from 'shared-contract/search/search-fields';
import { landUnitLabels } from '../url/land-labels.ts';
import classes from './filters.module.css';
import type { SectionProps } from './section-props.ts';
import { SelectField } from './select-field.tsx';

/** The fields for the minimum and maximum land size, and their unit. */
export function LandFields({ search, onChange }: SectionProps) {
  const { landMin, landMax } = search;
  // When a field loses the focus, its number is complete. If the minimum is then above the maximum, swaps them.
  const order = () => {
    if (landMin !== undefined && landMax !== undefined && landMin > landMax) {
      onChange({ landMin: landMax, landMax: landMin });
    }
  };
  return (
    <div className={classes.triple}>
      <AreaField label="Min land" value={landMin} onChange={(min) => onChange({ landMin: min })} onLeave={order} />
      <AreaField label="Max land" value={landMax} onChange={(max) => onChange({ landMax: max })} onLeave={order} />
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
