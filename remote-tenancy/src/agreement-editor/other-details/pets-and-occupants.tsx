import { Radio, Textarea, TextInput } from '@mantine/core';
import { FormPart } from 'shared-ui';
import classes from './other-details.module.css';
import type { OtherDetailsProps } from './other-details-step.tsx';

export function Pets({ form, labels }: OtherDetailsProps) {
  return (
    <FormPart title="Pets">
      <Radio.Group label="Are pets agreed?" withAsterisk {...form.getInputProps('petsAllowed')}>
        <div className={classes.options}>
          <Radio value="yes" label="Yes, these pets may live here" />
          <Radio value="no" label={`Not yet: the ${labels.tenant.toLowerCase()} asks first`} />
        </div>
      </Radio.Group>
      {form.values.petsAllowed === 'yes' ? (
        <Textarea
          label="Which pets?"
          description="Such as: one cat and one small dog."
          autosize
          minRows={1}
          maxLength={500}
          {...form.getInputProps('pets')}
        />
      ) : null}
    </FormPart>
  );
}

export function Occupants({ form, labels }: OtherDetailsProps) {
  return (
    <FormPart title="Occupants">
      <TextInput
        classNames={{ wrapper: classes.short ?? '' }}
        label="Maximum number of occupants"
        description={`Everyone who lives here, including children. Leave it empty if you and the ${labels.tenant.toLowerCase()} don’t set a limit.`}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('maximumOccupants')}
      />
    </FormPart>
  );
}
