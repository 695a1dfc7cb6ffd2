import { Button, Group, Radio, SimpleGrid, TextInput } from '@mantine/core';
import { memo } from 'react';
import { lastDayOfTerm } from 'shared-contract/date/local-date';
import { FormPart } from 'shared-ui';
import classes from './lease-details.module.css';
import { dependsOn, type LeasePartProps } from './lease-part.ts';

const usualMonths = [6, 12] as const;

/** The type of the lease, and its first and last day (V27). */
export const TermPart = memo(Term, dependsOn('leaseType', 'startDate', 'endDate'));

function Term({ form }: LeasePartProps) {
  const { leaseType, startDate } = form.values;
  return (
    <FormPart title="Term">
      <Radio.Group label="Type of lease" withAsterisk {...form.getInputProps('leaseType')}>
        <div className={classes.choices}>
          <Radio value="fixed" label="Fixed term" />
          <Radio value="periodic" label="Periodic (no end date)" />
        </div>
      </Radio.Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput type="date" label="Start date" withAsterisk {...form.getInputProps('startDate')} />
        {leaseType === 'fixed' ? (
          <div>
            <TextInput type="date" label="End date" withAsterisk {...form.getInputProps('endDate')} />
            {startDate === '' ? null : (
              <Group gap="xs" mt={6}>
                {usualMonths.map((months) => (
                  <Button
                    key={months}
                    variant="subtle"
                    size="compact-sm"
                    onClick={() => form.setFieldValue('endDate', lastDayOfTerm(startDate, months))}
                  >
                    {months} months
                  </Button>
                ))}
              </Group>
            )}
          </div>
        ) : null}
      </SimpleGrid>
    </FormPart>
  );
}
