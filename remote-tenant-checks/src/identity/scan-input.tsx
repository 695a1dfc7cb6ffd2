import { Button, FileButton, Group, Text } from '@mantine/core';
import { useId } from 'react';
import { scanRules } from 'shared-contract/tenant-check/identity-document';
import classes from './identity.module.css';
import { type UploadOptions, useScanUpload } from './use-scan-upload.ts';

type ScanInputProps = {
  /** What is scanned, for the names of the buttons, such as "Passport". */
  label: string;
  /** True when the file replaces a stored scan. */
  hasScan: boolean;
  upload: (file: File, options: UploadOptions) => Promise<void>;
  failureMessage: (error: unknown) => string;
};

const pictures = scanRules.mediaTypes.filter((type) => type.startsWith('image/')).join(',');
const files = scanRules.mediaTypes.join(',');

/** Takes the scan of a document: a photo of the phone's camera, or a file. Shows the progress and why it failed. */
export function ScanInput({ label, hasScan, upload, failureMessage }: ScanInputProps) {
  const errorId = useId();
  const { state, start, cancel } = useScanUpload(`scan-${errorId}`, upload, failureMessage);
  const error = state.kind === 'failed' ? state.message : null;
  const isSending = state.kind === 'sending';
  const choose = (file: File | null) => void start(file);
  return (
    <div className={classes.scan}>
      <Group gap="sm">
        <div className={classes.onPhone}>
          <FileButton
            accept={pictures}
            capture="environment"
            inputProps={{ 'aria-label': `Photo of ${label}` }}
            onChange={choose}
          >
            {(props) => (
              <Button
                {...props}
                size="xs"
                variant={hasScan ? 'default' : 'light'}
                disabled={isSending}
                aria-label={`Take a photo of ${label}`}
                aria-describedby={error ? errorId : undefined}
              >
                Take a photo
              </Button>
            )}
          </FileButton>
        </div>
        <FileButton accept={files} inputProps={{ 'aria-label': `Scan of ${label}` }} onChange={choose}>
          {(props) => (
            <Button
              {...props}
              size="xs"
              variant="default"
              disabled={isSending}
              aria-label={hasScan ? `Replace scan of ${label}` : `Add a scan of ${label}`}
              aria-describedby={error ? errorId : undefined}
            >
              {hasScan ? 'Replace scan' : 'Add a scan'}
            </Button>
          )}
        </FileButton>
        {isSending && (
          <Button size="xs" variant="subtle" onClick={cancel}>
            Cancel upload
          </Button>
        )}
      </Group>
      <p className={classes.quiet} role="status">
        {isSending && (state.progress === 1 ? 'Checking the scan' : 'Uploading the scan')}
      </p>
      {isSending && (
        <progress
          className={classes.progress}
          max={1}
          value={state.progress ?? undefined}
          aria-label={`Upload of ${label}`}
        />
      )}
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
