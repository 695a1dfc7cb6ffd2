import { Button, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useRef } from 'react';
import classes from './uploads.module.css';

type DropAreaProps = {
  /** The plural noun for the files in texts, such as `photos`. */
  noun: string;
  accept: readonly string[];
  multiple?: boolean;
  /** Says which files are accepted, in one line. */
  hint: string;
  /** Says why no more files can be added. Null when more can be added. */
  full?: string | null;
  onFiles: (files: File[]) => void;
};

/** Accepts files that are dropped or chosen with the button. Everything works with the button alone. */
export function DropArea({ noun, accept, multiple = true, hint, full = null, onFiles }: DropAreaProps) {
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      className={classes.drop}
      openRef={open}
      accept={[...accept]}
      multiple={multiple}
      disabled={full !== null}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      // Hides the input from screen readers as well, because the button does the same and has the same name.
      inputProps={{ 'aria-label': `Choose ${noun}`, style: { display: 'none' } }}
      onDrop={onFiles}
      // Passes rejected files on, because the list of uploads shows why each one is rejected.
      onReject={(rejections) => onFiles(rejections.map(({ file }) => file))}
    >
      <Stack gap={4} align="center">
        <IconUpload size={28} stroke={1.5} aria-hidden="true" />
        <Text fw={600}>{full ?? `Drop ${noun} here`}</Text>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
        <Button variant="default" mt="xs" disabled={full !== null} onClick={() => open.current?.()}>
          Choose {noun}
        </Button>
      </Stack>
    </Dropzone>
  );
}
