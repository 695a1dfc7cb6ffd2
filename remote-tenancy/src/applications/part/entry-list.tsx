import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useRef } from 'react';
import { focusNextRowThen } from 'shared-editor';
import { FormPart } from 'shared-ui';
import { useFocusAfterRender } from 'shared-ui/use-focus-after-render';
import classes from './part-fields.module.css';
import type { PartFieldsProps } from './part-fields.tsx';
import type { PartValues } from './part-values.ts';

type ListField = 'rentalHistory' | 'income' | 'referees' | 'pets' | 'vehicles';

type EntryListProps<Field extends ListField> = PartFieldsProps & {
  field: Field;
  title: string;
  lead?: string;
  /** Names one entry, such as `home`. */
  noun: string;
  max: number;
  empty: PartValues[Field][number];
  children: (path: string, entry: PartValues[Field][number]) => ReactNode;
};

/** A list of entries that the applicant adds and removes. Blank entries are not sent. */
export function EntryList<Field extends ListField>({
  form,
  field,
  title,
  lead,
  noun,
  max,
  empty,
  children,
}: EntryListProps<Field>) {
  const entries: readonly PartValues[Field][number][] = form.values[field];
  const path: string = field;
  const list = useRef<HTMLUListElement>(null);
  const focusAfterRender = useFocusAfterRender();

  function add() {
    focusAfterRender(() => list.current?.querySelector<HTMLElement>('li:last-child :is(input, select)'));
    form.insertListItem(path, empty);
  }

  return (
    <FormPart title={title} lead={lead}>
      <section aria-label={title}>
        <ul ref={list} className={classes.entries}>
          {entries.map((entry, index) => (
            <li key={index} className={classes.entry} aria-label={`${capitalised(noun)} ${index + 1}`}>
              {children(`${field}.${index}`, entry)}
              <Button
                className={classes.remove ?? ''}
                variant="subtle"
                color="red"
                size="sm"
                aria-label={`Remove ${noun} ${index + 1}`}
                onClick={focusNextRowThen(() => form.removeListItem(path, index))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
        {entries.length < max && (
          <Button
            mt={entries.length > 0 ? 'md' : 0}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={15} aria-hidden="true" />}
            onClick={add}
          >
            {entries.length > 0 ? `Add another ${noun}` : `Add a ${noun}`}
          </Button>
        )}
      </section>
    </FormPart>
  );
}

const capitalised = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);
