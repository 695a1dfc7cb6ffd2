import { Button, FileButton, Group, Text } from '@mantine/core';
import { type DragEvent, useId, useState } from 'react';
import { uploadRefusal } from 'shared-contract/listing/listing-asset';
import { receiptRules } from 'shared-contract/property/expense';
import classes from './expenses.module.css';

type ReceiptInputProps = {
  isBusy: boolean;
  /** True when the file replaces a stored receipt. */
  isReplacement?: boolean;
  /** Why the last file was rejected. */
  error: string | null;
  /** Gets a file of an accepted type and size, or the reason of the rejection (V34). */
  onFile: (file: File) => void;
  onRefuse: (reason: string) => void;
};

const accept = receiptRules.mediaTypes.join(',');

/** Takes a receipt that is dropped, chosen or photographed. Everything works with the buttons alone. */
export function ReceiptInput({ isBusy, isReplacement = false, error, onFile, onRefuse }: ReceiptInputProps) {
  const [isOver, setIsOver] = useState(false);
  const errorId = useId();
  const choose = (file: File | null | undefined) => {
    if (!file || isBusy) return;
    const refusal = uploadRefusal(file, receiptRules);
    if (refusal === null) onFile(file);
    else onRefuse(refusal);
  };
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is an addition to the buttons inside
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        choose(event.dataTransfer.files[0]);
      }}
    >
      <Text size="sm" c="dimmed">
        {isReplacement ? 'Replace it with a PDF or photo' : 'PDF or photo'}, up to 10 MB
        <span className={classes.withMouse}>. Drop it here</span>
      </Text>
      <Group gap="sm">
        <div className={classes.onPhone}>
          <FileButton
            accept="image/*"
            capture="environment"
            inputProps={{ 'aria-label': 'Photo of the receipt' }}
            onChange={choose}
          >
            {(props) => (
              <Button {...props} loading={isBusy} aria-describedby={error ? errorId : undefined}>
                Take a photo
              </Button>
            )}
          </FileButton>
        </div>
        <FileButton accept={accept} inputProps={{ 'aria-label': 'Receipt file' }} onChange={choose}>
          {(props) => (
            <Button {...props} variant="default" loading={isBusy} aria-describedby={error ? errorId : undefined}>
              Choose a file
            </Button>
          )}
        </FileButton>
      </Group>
      <div role="alert" id={errorId}>
        {error && (
          <Text size="sm" c="red.8">
            {error}
          </Text>
        )}
      </div>
    </div>
  );
}
