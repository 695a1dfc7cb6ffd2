import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from 'shared-ui';

type AnswerDialogProps = Omit<ConfirmDialogProps, 'children' | 'cancelLabel' | 'onConfirm'> & {
  /** A sentence that says what happens when the user confirms. */
  consequence: string;
  /** Other effects of the answer, below the consequence. */
  notes?: readonly string[];
  /** The reader of the message, in its label: `owner`, `buyer` or `tenant`. */
  recipient: string;
  /** The text with which the message starts. By default it is empty. */
  openingText?: string;
  onConfirm: (message: string) => void;
};

/** Asks the user to confirm an answer to an offer. The user can add a message to the other side. */
export function AnswerDialog({
  consequence,
  notes = [],
  recipient,
  openingText = '',
  onConfirm,
  ...dialog
}: AnswerDialogProps) {
  const [message, setMessage] = useState(openingText);
  return (
    <ConfirmDialog {...dialog} onConfirm={() => onConfirm(message.trim())}>
      <Text>{consequence}</Text>
      {notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
      <Textarea
        label={`Message to the ${recipient} (optional)`}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
