import { Button, Text } from '@mantine/core';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { type DragEvent, useRef, useState } from 'react';
import classes from './uploads.module.css';

type DropAreaProps = {
  /** Such as `photos`. */
  what: string;
  accept: readonly string[];
  multiple?: boolean;
  /** The accepted files in one line. */
  hint: string;
  /** Set when no more files can be added; says why. */
  full?: string | null;
  onFiles: (files: File[]) => void;
};

/** Accepts files by drop or by the button, which alone is enough. */
export function DropArea({ what, accept, multiple = true, hint, full = null, onFiles }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const takes = (event: DragEvent) => full === null && event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside.
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <IconUpload size={28} stroke={1.5} aria-hidden="true" />
      <Text fw={600}>{full ?? `Drop ${what} here`}</Text>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <Button variant="default" mt="xs" disabled={full !== null} onClick={() => input.current?.click()}>
        Choose {what}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`Choose ${what}`}
        accept={accept.join(',')}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // Lets the user choose the same file again.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
