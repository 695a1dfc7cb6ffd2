import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import { focusNextRowThen } from 'shared-editor';
import { DraggableList } from 'shared-ui';
import { useFocusAfterRender } from 'shared-ui/use-focus-after-render';
import { PersonFields } from './person-fields.tsx';
import { emptyTenant, maxTenants, type TenancyDetailsValues } from './tenancy-details-form.ts';
import classes from './tenant-list.module.css';

type TenantListProps = {
  form: UseFormReturnType<TenancyDetailsValues>;
  /** What the state's form calls a tenant. */
  noun: string;
};

/** The tenants in their order. They can be added, removed, and moved by drag or keyboard; the first one is primary. */
export function TenantList({ form, noun }: TenantListProps) {
  const { tenants } = form.values;
  const keys = useRowKeys(tenants.length);
  const section = useRef<HTMLElement>(null);
  const focusAfterRender = useFocusAfterRender();
  const label = noun.toLowerCase();
  const labelOf = (index: number) => tenants[index]?.name.trim() || `${label} ${index + 1}`;

  function add() {
    focusAfterRender(() => section.current?.querySelector<HTMLElement>(`[data-row="${tenants.length}"] input`));
    form.insertListItem('tenants', emptyTenant);
  }

  function remove(index: number) {
    form.removeListItem('tenants', index);
    keys.remove(index);
  }

  return (
    <section ref={section} aria-label={`${noun}s`}>
      <DraggableList
        label={`${noun}s`}
        items={keys.all.slice(0, tenants.length)}
        keyOf={(key) => key}
        labelOf={(key) => labelOf(keys.all.indexOf(key))}
        onChange={(change) => {
          if (change.type !== 'moved') return;
          form.reorderListItem('tenants', { from: change.oldIndex, to: change.newIndex });
          keys.move(change.oldIndex, change.newIndex);
        }}
      >
        {(_, index) => (
          <Stack gap="sm" data-row={index}>
            <Group justify="space-between" className={classes.head}>
              <Group gap="xs">
                <Text fw={600}>{`${noun} ${index + 1}`}</Text>
                {index === 0 ? <Badge variant="light">Primary</Badge> : null}
              </Group>
            </Group>
            <PersonFields form={form} party={index} addressLabel="Current address" />
            {tenants.length > 1 ? (
              <Group>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Remove ${labelOf(index)}`}
                  onClick={focusNextRowThen(() => remove(index))}
                >
                  Remove
                </Button>
              </Group>
            ) : null}
          </Stack>
        )}
      </DraggableList>
      {form.errors.tenants ? (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {form.errors.tenants}
        </Text>
      ) : null}
      <Button mt="xs" variant="default" onClick={add} disabled={tenants.length >= maxTenants}>
        Add {label}
      </Button>
    </section>
  );
}

/** Returns a key for each row, which moves with it, so that React keeps the fields and the focus of a moved row. */
function useRowKeys(count: number) {
  const next = useRef(0);
  const create = () => String(next.current++);
  const [keys, setKeys] = useState<string[]>([]);
  const all = keys.length >= count ? keys : [...keys, ...Array.from({ length: count - keys.length }, create)];
  if (all !== keys) setKeys(all);
  return {
    all,
    remove: (index: number) => setKeys(all.filter((_, at) => at !== index)),
    move: (from: number, to: number) => {
      const rest = all.filter((_, at) => at !== from);
      setKeys([...rest.slice(0, to), all[from] as string, ...rest.slice(to)]);
    },
  };
}
