import { SelectField } from './select-field.tsx';

type NumberSelectProps = {
  label: string;
  value: number | undefined;
  choices: readonly number[];
  formatChoice: (choice: number) => string;
  onChange: (value: number | undefined) => void;
};

/** A select with numbers and the option "Any". */
export function NumberSelect({ label, value, choices, formatChoice, onChange }: NumberSelectProps) {
  return (
    <SelectField
      label={label}
      value={value === undefined ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
    >
      <option value="">Any</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {formatChoice(choice)}
        </option>
      ))}
    </SelectField>
  );
}
