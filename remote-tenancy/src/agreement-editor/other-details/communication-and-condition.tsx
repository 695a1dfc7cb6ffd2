import { Checkbox, Radio } from '@mantine/core';
import { FormPart } from 'shared-ui';
import classes from './other-details.module.css';
import type { OtherDetailsProps } from './other-details-step.tsx';

export function ElectronicCommunication({ form, labels }: OtherDetailsProps) {
  return (
    <FormPart
      title="Notices by email"
      lead="Without consent, formal notices go by post or in person. The addresses are those of the parties."
    >
      <Checkbox
        label={`The ${labels.landlord.toLowerCase()} accepts notices by email`}
        {...form.getInputProps('electronicCommunication.landlord', { type: 'checkbox' })}
      />
      <Checkbox
        label={`The ${labels.tenant.toLowerCase()} accepts notices by email`}
        {...form.getInputProps('electronicCommunication.tenant', { type: 'checkbox' })}
      />
    </FormPart>
  );
}

export function ConditionReport({ form, labels }: OtherDetailsProps) {
  return (
    <FormPart
      title="Condition report"
      lead={`It records the state of the home before the ${labels.tenant.toLowerCase()} moves in, and protects both sides when the bond is settled.`}
    >
      <Radio.Group label="Has it been given?" {...form.getInputProps('conditionReport')}>
        <div className={classes.options}>
          <Radio value="provided" label={`Yes, the ${labels.tenant.toLowerCase()} has it`} />
          <Radio value="willBeProvided" label="Not yet, it will be given before they move in" />
        </div>
      </Radio.Group>
    </FormPart>
  );
}
