import { Checkbox, NativeSelect, Switch, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { memo } from 'react';
import { meteredServices, type UtilityService } from 'shared-contract/agreement/agreement-terms';
import { isSame } from 'shared-editor';
import { utilityLabels } from 'tenancy-law/form/term-labels';
import classes from './utilities.module.css';
import { asksForApportionment, type UtilitiesValues } from './utilities-values.ts';

const connectedLabels: Partial<Record<UtilityService, string>> = {
  councilWaste: 'Charged for this home',
  other: 'There’s another service',
};

type UtilityFieldsProps = {
  service: UtilityService;
  form: UseFormReturnType<UtilitiesValues>;
  /** The labels of the state's form, such as `Rental provider` and `Renter`. */
  labels: { landlord: string; tenant: string };
};

/**
 * The fields of one service. Who pays, the meter and the sharing are asked only for a connected one. Memoised, because
 * a change of one service leaves the fields of the others as they are.
 */
export const UtilityFields = memo(Fields, (before, after) => {
  const { service } = after;
  return (
    before.labels === after.labels &&
    before.form.errors === after.form.errors &&
    isSame(before.form.values[service], after.form.values[service])
  );
});

function Fields({ service, form, labels }: UtilityFieldsProps) {
  const values = form.values[service];
  const isOther = service === 'other';
  return (
    <fieldset className={classes.service}>
      <legend className={classes.name}>{utilityLabels[service]}</legend>
      <div className={classes.choices}>
        <Switch
          label={connectedLabels[service] ?? 'Connected'}
          {...form.getInputProps(`${service}.connected`, { type: 'checkbox' })}
        />
        {values.connected ? (
          <NativeSelect
            label="Who pays?"
            data={[
              { value: 'tenant', label: labels.tenant },
              { value: 'landlord', label: labels.landlord },
            ]}
            {...form.getInputProps(`${service}.paidBy`)}
          />
        ) : null}
        {values.connected && meteredServices.includes(service) ? (
          <Checkbox
            label="Individually metered"
            className={classes.metered}
            {...form.getInputProps(`${service}.individuallyMetered`, { type: 'checkbox' })}
          />
        ) : null}
      </div>
      {asksForApportionment(service, values) ? (
        <Textarea
          label={isOther ? 'Which service, and how is it paid?' : 'How is the bill shared?'}
          description={
            isOther
              ? 'Such as: garden care once a month, included in the rent.'
              : 'Such as: half of each bill, because two homes share the meter.'
          }
          autosize
          minRows={2}
          maxLength={500}
          {...form.getInputProps(`${service}.apportionment`)}
        />
      ) : null}
    </fieldset>
  );
}
