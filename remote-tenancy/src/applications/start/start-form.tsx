import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useRef } from 'react';
import { maxAdults } from 'shared-contract/application/application';
import { focusNextRowThen } from 'shared-editor';
import { FormPart, SendFailure, useFocusOnFirstError } from 'shared-ui';
import { useFocusAfterRender } from 'shared-ui/use-focus-after-render';
import classes from './start-form.module.css';
import type { StartFormValues } from './start-form-values.ts';

type StartFormProps = {
  form: UseFormReturnType<StartFormValues>;
  /** The message for an error that belongs to no field, or nothing. */
  failure: ReactNode;
  rejections: number;
  sending: boolean;
  onSend: (values: StartFormValues) => void;
  onRejected: () => void;
};

export function StartForm({ form, failure, rejections, sending, onSend, onRejected }: StartFormProps) {
  return (
    <form
      ref={useFocusOnFirstError(rejections)}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(onSend, onRejected)}
    >
      <FormPart title="About you">
        <PersonInputs form={form} index={0} />
      </FormPart>
      <OtherAdults form={form} />
      <div className={classes.send}>
        <Checkbox
          label="I agree that Verandah stores this application and shows it to the owner or agent. The other adults know I’ve added them."
          {...form.getInputProps('consent', { type: 'checkbox' })}
        />
        {failure && <SendFailure title="Your application wasn’t started">{failure}</SendFailure>}
        <Group justify="flex-end">
          <Button type="submit" size="md" loading={sending}>
            Email the links
          </Button>
        </Group>
      </div>
    </form>
  );
}

function OtherAdults({ form }: Pick<StartFormProps, 'form'>) {
  const { adults } = form.values;
  const list = useRef<HTMLUListElement>(null);
  const focusAfterRender = useFocusAfterRender();

  function add() {
    focusAfterRender(() => list.current?.querySelector<HTMLElement>('li:last-child input'));
    form.insertListItem('adults', { name: '', email: '' });
  }

  return (
    <FormPart title="Other adults" lead="Everyone aged 18 or over who will live there fills in a part of their own.">
      <section aria-label="Other adults">
        <ul ref={list} className={classes.adults}>
          {adults.slice(1).map((adult, at) => (
            <li key={at} className={classes.adult} aria-label={`Adult ${at + 2}`}>
              <PersonInputs form={form} index={at + 1} />
              <Button
                className={classes.remove ?? ''}
                variant="subtle"
                color="red"
                size="sm"
                aria-label={`Remove ${adult.name.trim() || `adult ${at + 2}`}`}
                onClick={focusNextRowThen(() => form.removeListItem('adults', at + 1))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
        {adults.length < maxAdults && (
          <Button
            mt={adults.length > 1 ? 'md' : 0}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={15} aria-hidden="true" />}
            onClick={add}
          >
            Add an adult
          </Button>
        )}
      </section>
      {form.errors.adults && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {form.errors.adults}
        </Text>
      )}
    </FormPart>
  );
}

function PersonInputs({ form, index }: Pick<StartFormProps, 'form'> & { index: number }) {
  const isMe = index === 0;
  return (
    <Stack gap="md" className={classes.pair ?? ''}>
      <TextInput
        label="Full legal name"
        withAsterisk
        autoComplete={isMe ? 'name' : 'off'}
        maxLength={120}
        {...form.getInputProps(`adults.${index}.name`)}
      />
      <TextInput
        label="Email"
        type="email"
        withAsterisk
        autoComplete={isMe ? 'email' : 'off'}
        maxLength={254}
        description={isMe ? 'We’ll email you a private link to your part.' : 'They’ll get a private link of their own.'}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps(`adults.${index}.email`)}
      />
    </Stack>
  );
}
