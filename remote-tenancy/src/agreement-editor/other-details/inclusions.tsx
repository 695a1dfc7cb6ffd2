import { Textarea } from '@mantine/core';
import { FormPart } from 'shared-ui';
import type { OtherDetailsProps } from './other-details-step.tsx';

export function Inclusions({ form, has }: OtherDetailsProps) {
  return (
    <FormPart title="Inclusions and exclusions">
      {has('inclusions') ? (
        <Textarea
          label="Included in the rent"
          description="Such as: dishwasher, washing machine, garden shed, one car space."
          autosize
          minRows={2}
          maxRows={10}
          maxLength={5000}
          {...form.getInputProps('inclusions')}
        />
      ) : null}
      {has('exclusions') ? (
        <Textarea
          label="Not included"
          description="Parts of the property that stay yours, such as a locked garage."
          autosize
          minRows={2}
          maxRows={10}
          maxLength={5000}
          {...form.getInputProps('exclusions')}
        />
      ) : null}
    </FormPart>
  );
}
