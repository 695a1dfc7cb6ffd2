import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ApplicationField } from 'shared-contract/application/application-field';
import { vehicleLabels } from 'shared-contract/application/application-text';
import { centsOf, formatRent } from 'shared-contract/money/money';
import { advertisedRent } from 'shared-contract/offer/offer-rules';
import { amountProps } from 'shared-editor';
import { FormPart } from 'shared-ui';
import { EntryList } from './entry-list.tsx';
import classes from './part-fields.module.css';
import type { PartFieldsProps } from './part-fields.tsx';

type GroupProps = PartFieldsProps & { has: (field: ApplicationField) => boolean };

export function StartFields({ form, has }: GroupProps) {
  return (
    <FormPart title="The tenancy">
      <div className={classes.pair}>
        {has('startDate') && <TextInput label="Preferred start" type="date" {...form.getInputProps('startDate')} />}
        {has('termMonths') && (
          <TextInput
            label="Term"
            inputMode="numeric"
            autoComplete="off"
            rightSection="months"
            rightSectionWidth="5rem"
            {...form.getInputProps('termMonths')}
          />
        )}
      </div>
    </FormPart>
  );
}

export function CountFields({ form, has }: GroupProps) {
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <FormPart title="Who will live there">
      <div className={classes.pair}>
        {has('occupants') && (
          <TextInput label="Number of people, including children" {...number} {...form.getInputProps('occupants')} />
        )}
        {has('occupantsUnder18') && (
          <TextInput label="Of these under 18" {...number} {...form.getInputProps('occupantsUnder18')} />
        )}
      </div>
    </FormPart>
  );
}

export function PetFields(props: PartFieldsProps) {
  const { form } = props;
  return (
    <EntryList {...props} field="pets" title="Pets" noun="kind of pet" max={6} empty={{ kind: '', count: '1' }}>
      {(path) => (
        <div className={classes.pair}>
          <TextInput
            label="Kind"
            placeholder="Cat"
            autoComplete="off"
            maxLength={40}
            {...form.getInputProps(`${path}.kind`)}
          />
          <TextInput label="How many" inputMode="numeric" autoComplete="off" {...form.getInputProps(`${path}.count`)} />
        </div>
      )}
    </EntryList>
  );
}

export function VehicleFields(props: PartFieldsProps) {
  const { form } = props;
  return (
    <EntryList {...props} field="vehicles" title="Vehicles" noun="vehicle" max={6} empty={{ kind: 'car', count: '1' }}>
      {(path) => (
        <div className={classes.pair}>
          <NativeSelect
            label="Kind"
            data={Object.entries(vehicleLabels).map(([value, label]) => ({ value, label }))}
            {...form.getInputProps(`${path}.kind`)}
          />
          <TextInput label="How many" inputMode="numeric" autoComplete="off" {...form.getInputProps(`${path}.count`)} />
        </div>
      )}
    </EntryList>
  );
}

/** Without an advertised rent none can be offered, so that errors do not reveal a hidden rent (V22). */
export function RentField({ form, view }: PartFieldsProps) {
  const advertised = advertisedRent(view.listing);
  if (advertised === null) return null;
  return (
    <FormPart title="Rent">
      <TextInput
        classNames={{ wrapper: classes.short ?? '' }}
        label="Rent per week (optional)"
        description={`The advertised rent is ${formatRent(centsOf(advertised))}. You can’t offer more.`}
        {...amountProps(form.getInputProps('rent'))}
      />
    </FormPart>
  );
}

export function MessageField({ form }: PartFieldsProps) {
  return (
    <Textarea
      label="Message to the owner (optional)"
      autosize
      minRows={3}
      maxRows={12}
      maxLength={2000}
      {...form.getInputProps('message')}
    />
  );
}
