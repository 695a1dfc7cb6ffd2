import { Button, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef } from 'react';
import { useFocusAfterRender } from 'shared-ui/use-focus-after-render';
import type { StateFormLabels } from 'tenancy-law/form/state-form';
import classes from './create.module.css';
import { emptyTenant, type NewAgreementValues } from './new-agreement-values.ts';

type PartyFieldsProps = { form: UseFormReturnType<NewAgreementValues> };

const maxTenants = 20;

/** The people who rent, with the state's `label` for each. The first one is the primary tenant (SPEC §5). */
export function TenantFields({ form, label }: PartyFieldsProps & { label: StateFormLabels['tenant'] }) {
  const section = useRef<HTMLFieldSetElement>(null);
  const focusAfterRender = useFocusAfterRender();
  const { tenants } = form.values;
  const name = label.toLowerCase();
  const find = (selector: string) => () => section.current?.querySelector<HTMLElement>(selector);

  function add() {
    focusAfterRender(find('li:last-child input'));
    form.insertListItem('tenants', emptyTenant);
  }

  function remove(index: number) {
    focusAfterRender(find('[data-add]'));
    form.removeListItem('tenants', index);
  }

  return (
    <fieldset ref={section} className={classes.section}>
      <legend className={classes.title}>Who is renting?</legend>
      <Text size="sm" c="dimmed">
        Everyone who signs. We email them only when you send the agreement.
      </Text>
      <ul className={classes.parties}>
        {tenants.map((tenant, index) => (
          <li key={index} className={classes.party} aria-label={`${label} ${index + 1}`}>
            <div className={classes.partyHead}>
              <Text fw={600}>{index === 0 ? `Primary ${name}` : `${label} ${index + 1}`}</Text>
              {tenants.length > 1 ? (
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-sm"
                  aria-label={`Remove ${tenant.name.trim() || `${name} ${index + 1}`}`}
                  onClick={() => remove(index)}
                >
                  Remove
                </Button>
              ) : null}
            </div>
            <PartyInputs form={form} path={`tenants.${index}`} autoComplete="off" />
          </li>
        ))}
      </ul>
      {tenants.length < maxTenants ? (
        <Button
          data-add
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} aria-hidden="true" />}
          onClick={add}
        >
          Add another {name}
        </Button>
      ) : null}
    </fieldset>
  );
}

export function OwnerFields({ form }: PartyFieldsProps) {
  return (
    <fieldset className={classes.section}>
      <legend className={classes.title}>Your details</legend>
      <Text size="sm" c="dimmed">
        From your profile. Change them here if a company or another person owns the property.
      </Text>
      <PartyInputs form={form} path="landlord" />
    </fieldset>
  );
}

type PartyInputsProps = PartyFieldsProps & { path: string; autoComplete?: 'off' };

function PartyInputs({ form, path, autoComplete }: PartyInputsProps) {
  return (
    <div className={classes.inputs}>
      <TextInput
        label="Full name"
        autoComplete={autoComplete ?? 'name'}
        withAsterisk
        maxLength={120}
        {...form.getInputProps(`${path}.name`)}
      />
      <TextInput
        label="Email"
        type="email"
        autoComplete={autoComplete ?? 'email'}
        maxLength={254}
        {...form.getInputProps(`${path}.email`)}
      />
      <TextInput
        label="Phone"
        type="tel"
        autoComplete={autoComplete ?? 'tel'}
        maxLength={30}
        {...form.getInputProps(`${path}.phone`)}
      />
    </div>
  );
}
