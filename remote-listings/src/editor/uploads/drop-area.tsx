import { Button, Text } from '@mantine/core';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { type DragEvent, useRef, useState } from 'react';
import classes from './uploads.module.css';

type DropAreaProps = {
  /** What is uploaded, such as `photos`. */
  noun: string;
  accept: readonly string[];
  multiple?: boolean;
  /** Which files are accepted, in one line. */
  hint: string;
  /** Set when no more files can be added; says why. */
  full?: string | null;
  onFiles: (files: File[]) => void;
};

/** Accepts files by drop or by the button, which alone is enough. */
export function DropArea({ noun, accept, multiple = true, hint, full = null, onFiles }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setDragOver] = useState(false);
  const acceptsDrop = (event: DragEvent) => full === null && event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside.
    <div
      className={classes.drop}
      data-over={isDragOver || undefined}
      onDragOver={(event) => {
        if (!acceptsDrop(event)) return;
        event.preventDefault();
        setDragOver(true);
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={(event) => {
        if (!acceptsDrop(event)) return;
        event.preventDefault();
        setDragOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <IconUpload size={28} stroke={1.5} aria-hidden="true" />
      <Text fw={600}>{full ?? `Drop ${noun} here`}</Text>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <Button variant="default" mt="xs" disabled={full !== null} onClick={() => input.current?.click()}>
        Choose {noun}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`Choose ${noun}`}
        accept={accept.join(',')}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // Clears the input; otherwise choosing the same file again would have no effect.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
