import { Button } from '@mantine/core';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { listingMarkPatch, maxNoteLength } from 'shared-contract/listing/listing-mark';
import * as z from 'shared-contract/schema';
import { useDraft } from 'shared-platform';
import { changeMark } from './change-mark.ts';
import classes from './note.module.css';
import { useMarks } from './use-marks.ts';

/** Shows the user's private note on a listing and lets the user edit it. `of` is the name of the listing. */
export function Note({ listingId, of }: { listingId: string; of: string }) {
  const { note } = useMarks().markOf(listingId);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const buttonLabel = note === '' ? 'Add a note' : 'Edit note';
  if (isOpen) return <NoteForm listingId={listingId} of={of} note={note} onDone={close} />;
  return (
    <div className={classes.note}>
      {note !== '' && <p className={classes.text}>{note}</p>}
      <button
        ref={opener}
        type="button"
        className={classes.open}
        aria-label={`${buttonLabel} about ${of}`}
        onClick={() => setOpen(true)}
      >
        <IconNote size={18} stroke={1.7} aria-hidden="true" />
        {buttonLabel}
      </button>
    </div>
  );
}

const noteDraft = z.object({ note: z.string() });

type NoteFormProps = { listingId: string; of: string; note: string; onDone: () => void };

/** The form of the note. When saving fails, it stays open with the typed text. */
function NoteForm({ listingId, of, note, onDone }: NoteFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(note);
  const [errorMessage, setErrorMessage] = useState('');
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft({
    entity: `listing/${listingId}`,
    step: 'note',
    version: 1,
    schema: noteDraft,
    values: { note: typed },
    dirty: typed !== note,
    description: `your note about ${of}`,
    apply: (draftValues) => setTyped(draftValues.note),
  });
  const leave = () => {
    draft.saved();
    onDone();
  };
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = listingMarkPatch.safeParse({ note: typed });
    if (!parsed.success) {
      field.current?.focus();
      return setErrorMessage(parsed.error.issues[0]?.message ?? 'We can’t save this note.');
    }
    setErrorMessage('');
    setSending(true);
    const isStored = await changeMark(listingId, parsed.data);
    setSending(false);
    if (isStored) leave();
  };
  return (
    <form className={classes.form} onSubmit={save}>
      <label htmlFor={id} className={classes.label}>
        Your note <span className={classes.quiet}>· only you can see it</span>
      </label>
      <textarea
        ref={field}
        id={id}
        className={classes.field}
        rows={4}
        value={typed}
        maxLength={maxNoteLength}
        aria-invalid={errorMessage !== ''}
        aria-describedby={`${id}-errorMessage`}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p id={`${id}-errorMessage`} className={classes.errorMessage} role="alert">
        {errorMessage}
      </p>
      {draft.isPersisted ? null : (
        <p className={classes.quiet} role="status">
          We can’t save drafts on this device. Save your note before you leave.
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" size="xs" loading={isSending}>
          Save note
        </Button>
        <Button size="xs" variant="default" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
