import { Alert, Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'shared-platform';
import type { CardFieldsHandle } from '../card-fields/card-fields.tsx';
import { changeErrorMessage } from '../change-error-message.ts';
import { Section } from '../section.tsx';
import { cardLabel } from './card-label.ts';
import { NewCardFields } from './new-card-fields.tsx';
import { addCard } from './payment-methods-query.ts';

/** A button that opens the fields of a new card. */
export function AddCard() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <AddCardForm onClose={() => setOpen(false)} />;
  return (
    <div>
      <Button variant="default" onClick={() => setOpen(true)}>
        Add a card
      </Button>
    </div>
  );
}

function AddCardForm({ onClose }: { onClose: () => void }) {
  const fields = useRef<CardFieldsHandle>(null);
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (card: CardFieldsHandle) => addCard((await card.requestToken()).token),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!fields.current) return;
    mutate(fields.current, {
      onSuccess: (card) => {
        onClose();
        toast.success(`${cardLabel(card)} saved.`);
      },
    });
  };
  return (
    <Section title="Add a card">
      <form onSubmit={save}>
        <Stack gap="md">
          <NewCardFields fields={fields} />
          {error ? (
            <Alert color="red" role="alert" title="We couldn’t save your card">
              {changeErrorMessage(error)}
            </Alert>
          ) : null}
          <Group gap="sm">
            <Button type="submit" loading={isPending}>
              Save card
            </Button>
            <Button variant="default" disabled={isPending} onClick={onClose}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
