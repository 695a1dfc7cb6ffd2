import { Checkbox, Radio } from '@mantine/core';
import { FormPart } from 'shared-ui';
import { PaperLinks } from '../../law/paper-links.tsx';
import { useEditedAgreement } from '../edited-agreement.ts';
import { standardFormOf } from '../review/standard-form-of.ts';
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

/** Whether the tenants have the condition report, with the state's report where the law names one. */
export function ConditionReport({ form, labels }: OtherDetailsProps) {
  const { value: agreement } = useEditedAgreement();
  const enclosures = standardFormOf(agreement)?.papers.enclosures ?? [];
  const reports = enclosures.filter(({ form: { kind } }) => kind === 'conditionReport');
  return (
    <FormPart
      title="Condition report"
      lead={`It records the state of the home before the ${labels.tenant.toLowerCase()} moves in, and protects both sides when the bond is settled.`}
    >
      {reports.length > 0 ? <PaperLinks papers={reports} label="The state’s condition report" /> : null}
      <Radio.Group
        label="Has it been given?"
        description={`The agreement records your answer. We don’t send the report to the ${labels.tenant.toLowerCase()}.`}
        {...form.getInputProps('conditionReport')}
      >
        <div className={classes.options}>
          <Radio value="provided" label={`Yes, the ${labels.tenant.toLowerCase()} has it`} />
          <Radio value="willBeProvided" label="Not yet, it will be given before they move in" />
        </div>
      </Radio.Group>
    </FormPart>
  );
}
