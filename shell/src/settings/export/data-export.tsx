import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { api, isApiProblem, isContractMismatch } from 'shared-api';
import { logger, saveFile } from 'shared-platform';

type State =
  | { kind: 'idle' | 'saved' }
  /** The percentage of the archive that has been downloaded; null while the server prepares the archive. */
  | { kind: 'loading'; percent: number | null }
  | { kind: 'failed'; message: string };

/** A button that downloads all data of the user as one archive. */
export function DataExport() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const request = useRef<AbortController>(null);
  useEffect(() => () => request.current?.abort(), []);

  async function download() {
    request.current = new AbortController();
    const { signal } = request.current;
    setState({ kind: 'loading', percent: null });
    try {
      const onProgress = (part: number | null) =>
        setState({ kind: 'loading', percent: part === null ? null : Math.round(part * 100) });
      const { file, name } = await api.download('/api/data-export', { signal, onProgress, types: ['application/zip'] });
      saveFile(file, name ?? 'verandah-data.zip');
      setState({ kind: 'saved' });
    } catch (error) {
      if (signal.aborted) return;
      logger.error('The data export failed', { error });
      setState({ kind: 'failed', message: messageOf(error) });
    }
  }

  const isLoading = state.kind === 'loading';
  return (
    <>
      <Text maw={560} mb="md">
        Download your details, properties, listings, agreements, orders and everything else in your account as a zip of
        plain files.
      </Text>
      <Group gap="md">
        <Button variant="default" loading={isLoading} onClick={() => void download()}>
          {state.kind === 'failed' ? 'Try again' : 'Download my data'}
        </Button>
        <Text role="status" size="sm" c="dimmed">
          {isLoading && (state.percent === null ? 'Preparing your download…' : `Downloading, ${state.percent}%`)}
          {state.kind === 'saved' && 'Saved to your downloads.'}
        </Text>
      </Group>
      {isLoading && state.percent !== null && (
        <Progress value={state.percent} maw={360} mt="sm" aria-label="Download of my data" />
      )}
      {state.kind === 'failed' && (
        <Alert color="red" role="alert" mt="md" maw={560}>
          {state.message}
        </Alert>
      )}
    </>
  );
}

function messageOf(error: unknown): string {
  if (isApiProblem(error, { status: 429 }))
    return 'You’ve downloaded your data several times in the last hour. Try again later.';
  if (isApiProblem(error)) return 'We couldn’t prepare your download. Your data is safe. Try again in a minute.';
  if (isContractMismatch(error)) return 'The download arrived damaged, so nothing was saved. Try again in a minute.';
  return 'The download didn’t finish, so nothing was saved. Check your connection and try again.';
}
