import { useEffect, useRef, useState } from 'react';
import { uploadRefusal } from 'shared-contract/listing/listing-asset';
import { scanRules } from 'shared-contract/tenant-check/identity-document';
import { useUnsavedWork } from 'shared-platform';

export type UploadOptions = { signal: AbortSignal; onProgress: (share: number | null) => void };

type UploadState =
  | { kind: 'idle' }
  /** `progress` is from 0 to 1, or null when it is unknown. At 1 the server checks the file. */
  | { kind: 'sending'; progress: number | null }
  | { kind: 'failed'; message: string };

/**
 * Uploads the scan of a document. While the upload runs, the user is asked before leaving.
 * @param id unique on the page
 * @param upload sends the file and shows the response
 */
export function useScanUpload(
  id: string,
  upload: (file: File, options: UploadOptions) => Promise<void>,
  failureMessage: (error: unknown) => string,
) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  useUnsavedWork({ id, dirty: state.kind === 'sending', description: 'the scan that is uploading' });

  async function start(file: File | null) {
    if (!file || running.current) return;
    const message = uploadRefusal(file, scanRules);
    if (message !== null) return setState({ kind: 'failed', message });
    const control = new AbortController();
    running.current = control;
    setState({ kind: 'sending', progress: 0 });
    try {
      const onProgress = (progress: number | null) => setState({ kind: 'sending', progress });
      await upload(file, { signal: control.signal, onProgress });
      setState({ kind: 'idle' });
    } catch (error) {
      setState(control.signal.aborted ? { kind: 'idle' } : { kind: 'failed', message: failureMessage(error) });
    } finally {
      running.current = null;
    }
  }

  return { state, start, cancel: () => running.current?.abort() };
}
