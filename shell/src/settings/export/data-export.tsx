import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { api, isApiProblem } from 'shared-api';
import { logger, saveFile } from 'shared-platform';

type State =
  | { kind: 'idle' | 'saved' }
  /** From 0 to 100; null while the archive is being made. */
  | { kind: 'coming'; percent: number | null }
  | { kind: 'failed'; message: string };

/** Everything that is mine, as one archive. */
export function DataExport() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function download() {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setState({ kind: 'coming', percent: null });
    try {
      const onProgress = (part: number | null) =>
        setState({ kind: 'coming', percent: part === null ? null : Math.round(part * 100) });
      const { file, name } = await api.download('/api/data-export', { signal, onProgress });
      saveFile(file, name ?? 'verandah-data.zip');
      setState({ kind: 'saved' });
    } catch (error) {
      if (signal.aborted) return;
      logger.error('The data export failed', { error });
      setState({ kind: 'failed', message: messageOf(error) });
    }
  }

  const coming = state.kind === 'coming';
  return (
    <>
      <Text maw={560} mb="md">
        Download your details, properties, listings, agreements, orders and everything else in your account as a zip of
        plain files.
      </Text>
      <Group gap="md">
        <Button variant="default" loading={coming} onClick={() => void download()}>
          {state.kind === 'failed' ? 'Try again' : 'Download my data'}
        </Button>
        <Text role="status" size="sm" c="dimmed">
          {coming && (state.percent === null ? 'Preparing your download…' : `Downloading, ${state.percent} %`)}
          {state.kind === 'saved' && 'Saved to your downloads.'}
        </Text>
      </Group>
      {coming && state.percent !== null && (
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
  return 'The download didn’t finish, so nothing was saved. Check your connection and try again.';
}
