import { Button, NativeSelect, TextInput } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef } from 'react';
import { focusNextRowThen } from 'shared-editor';
import { FormPart } from 'shared-ui';
import { useFocusAfterRender } from 'shared-ui/use-focus-after-render';
import { tradeLabels } from 'tenancy-law/form/term-labels';
import classes from './other-details.module.css';
import type { OtherDetailsProps } from './other-details-step.tsx';
import type { Trade } from './other-details-values.ts';

const trades = Object.keys(tradeLabels) as Trade[];
const maxRepairers = 10;

/** The people whom the tenants call for urgent repairs. */
export function Repairers({ form, labels }: OtherDetailsProps) {
  const { repairers } = form.values;
  const list = useRef<HTMLUListElement>(null);
  const focusAfterRender = useFocusAfterRender();

  function add() {
    const unused = trades.find((trade) => repairers.every((one) => one.trade !== trade)) ?? 'other';
    focusAfterRender(() => list.current?.querySelector<HTMLElement>('li:last-child select'));
    form.insertListItem('repairers', { trade: unused, name: '', phone: '' });
  }

  return (
    <FormPart
      title="Urgent repairs"
      lead={`Who the ${labels.tenant.toLowerCase()} can call when something urgent breaks and can’t reach you.`}
    >
      <section aria-label="Repairers">
        <ul ref={list} className={classes.repairers}>
          {repairers.map((repairer, index) => (
            <li key={index} className={classes.repairer} aria-label={`Repairer ${index + 1}`}>
              <NativeSelect
                label="Trade"
                data={trades.map((value) => ({ value, label: tradeLabels[value] }))}
                {...form.getInputProps(`repairers.${index}.trade`)}
              />
              <TextInput label="Name" maxLength={120} {...form.getInputProps(`repairers.${index}.name`)} />
              <TextInput label="Phone" type="tel" maxLength={30} {...form.getInputProps(`repairers.${index}.phone`)} />
              <Button
                className={classes.removeRepairer ?? ''}
                variant="subtle"
                color="red"
                size="sm"
                aria-label={`Remove ${repairer.name || tradeLabels[repairer.trade].toLowerCase()}`}
                onClick={focusNextRowThen(() => form.removeListItem('repairers', index))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
        {repairers.length < maxRepairers ? (
          <Button
            mt={repairers.length > 0 ? 'md' : 0}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={15} aria-hidden="true" />}
            onClick={add}
          >
            {repairers.length > 0 ? 'Add another repairer' : 'Add a repairer'}
          </Button>
        ) : null}
      </section>
    </FormPart>
  );
}
