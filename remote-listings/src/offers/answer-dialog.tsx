import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';

type AnswerDialogProps = {
  opened: boolean;
  title: string;
  /** What happens on confirmation. */
  consequence: ReactNode;
  /** Who reads the message: `owner`, `buyer` or `tenant`. */
  recipient: string;
  confirm: string;
  /** True for an action that ends the offer. */
  destructive?: boolean;
  pending: boolean;
  failure: ReactNode;
  onConfirm: (message: string) => void;
  onClose: () => void;
};

/** Confirms an action, with an optional message. Modal's own header would be a second banner of the page. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { opened, title, consequence, recipient, confirm, destructive = false } = props;
  const { pending, failure, onConfirm, onClose } = props;
  const [message, setMessage] = useState('');
  return (
    <Modal.Root opened={opened} onClose={onClose} centered closeOnClickOutside={!pending} closeOnEscape={!pending}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="lg">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onConfirm(message.trim());
            }}
          >
            <Stack gap="md">
              <Modal.Title fz="h3" fw={650}>
                {title}
              </Modal.Title>
              <Text>{consequence}</Text>
              <Textarea
                label={`Message to the ${recipient} (optional)`}
                autosize
                minRows={2}
                maxRows={8}
                maxLength={2000}
                value={message}
                onChange={({ currentTarget }) => setMessage(currentTarget.value)}
              />
              {failure && (
                <Alert color="red" role="alert" title="Nothing was changed">
                  {failure}
                </Alert>
              )}
              <Group justify="flex-end" gap="sm" mt="xs">
                <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
                  Cancel
                </Button>
                <Button type="submit" loading={pending} {...(destructive ? { color: 'red' } : {})}>
                  {confirm}
                </Button>
              </Group>
            </Stack>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
