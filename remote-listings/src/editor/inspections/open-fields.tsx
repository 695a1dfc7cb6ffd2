import { NativeSelect, Switch, TextInput } from '@mantine/core';
import classes from './inspections.module.css';
import type { OpenErrors, TypedOpen } from './open-times.ts';

/** The maximum of the date field. Without it, browsers accept years with five digits. */
const lastDay = '9999-12-31';
const lengths = [15, 20, 30, 45, 60, 90, 120];

type OpenFieldsProps = {
  value: TypedOpen;
  onChange: (value: TypedOpen) => void;
  errors?: OpenErrors;
  withWeeks?: boolean;
};

/** The fields of an inspection: its day, time and length in the property's time zone, and its bookings. */
export function OpenFields({ value, onChange, errors = {}, withWeeks = false }: OpenFieldsProps) {
  return (
    <div className={classes.allFields}>
      <div className={classes.fields}>
        <TextInput
          type="date"
          max={lastDay}
          label="Day"
          withAsterisk
          value={value.date}
          error={errors.date}
          onChange={(event) => onChange({ ...value, date: event.currentTarget.value })}
        />
        <TextInput
          type="time"
          label="Starts at"
          withAsterisk
          step={300}
          value={value.start}
          error={errors.start}
          onChange={(event) => onChange({ ...value, start: event.currentTarget.value })}
        />
        <NativeSelect
          label="Lasts"
          value={String(value.minutes)}
          data={[...new Set([...lengths, value.minutes])]
            .sort((a, b) => a - b)
            .map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
          onChange={(event) => onChange({ ...value, minutes: Number(event.currentTarget.value) })}
        />
        {withWeeks && (
          <NativeSelect
            label="Repeats"
            value={String(value.weeks)}
            data={Array.from({ length: 12 }, (_, index) => ({
              value: String(index + 1),
              label: index === 0 ? 'Once' : `Weekly, ${index + 1} times`,
            }))}
            onChange={(event) => onChange({ ...value, weeks: Number(event.currentTarget.value) })}
          />
        )}
      </div>
      <Switch
        label="Visitors can book a place"
        checked={value.bookable}
        onChange={(event) => onChange({ ...value, bookable: event.currentTarget.checked })}
      />
      {value.bookable && (
        <TextInput
          label="Places (optional)"
          description="Leave it empty for no limit."
          inputMode="numeric"
          className={classes.capacity}
          value={value.capacity}
          error={errors.capacity}
          onChange={(event) => onChange({ ...value, capacity: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
