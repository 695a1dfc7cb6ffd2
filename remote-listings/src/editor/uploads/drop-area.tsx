import { Button, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useRef } from 'react';
import classes from './uploads.module.css';

type DropAreaProps = {
  /** Such as `photos`. */
  noun: string;
  accept: readonly string[];
  multiple?: boolean;
  /** The accepted files in one line. */
  hint: string;
  /** Set when no more files can be added; says why. */
  full?: string | null;
  onFiles: (files: File[]) => void;
};

/** Accepts files by drop or by the button, which alone is enough. */
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
      // Hidden from screen readers as well, because the button has the same name.
      inputProps={{ 'aria-label': `Choose ${noun}`, style: { display: 'none' } }}
      onDrop={onFiles}
      // The upload list says why a file is rejected.
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
