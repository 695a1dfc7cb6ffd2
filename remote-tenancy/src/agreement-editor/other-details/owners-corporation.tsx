import { Switch, Textarea } from '@mantine/core';
import { FormPart } from 'shared-ui';
import type { OtherDetailsProps } from './other-details-step.tsx';

export function OwnersCorporation({ form, labels }: OtherDetailsProps) {
  const tenant = labels.tenant.toLowerCase();
  return (
    <FormPart title={labels.ownersCorp}>
      <Switch
        label="Applies to this property"
        description={`Its by-laws or rules bind the ${tenant} too.`}
        {...form.getInputProps('ownersCorp.applicable', { type: 'checkbox' })}
      />
      {form.values.ownersCorp.applicable ? (
        <Textarea
          label={`What the ${tenant} needs to know about the by-laws`}
          description="Such as parking, pets and washing. You still give a full copy with the agreement."
          autosize
          minRows={2}
          maxRows={10}
          maxLength={5000}
          {...form.getInputProps('ownersCorp.conditions')}
        />
      ) : null}
    </FormPart>
  );
}
