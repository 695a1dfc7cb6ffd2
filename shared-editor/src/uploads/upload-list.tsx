import { Button } from '@mantine/core';
import { focusNextRowThen } from '../focus/focus-next-row.ts';
import type { UploadItem, UploadQueue } from './upload-queue.ts';
import classes from './uploads.module.css';

type UploadListProps = { label: string; items: readonly UploadItem[]; queue: UploadQueue };

/** The running and failed uploads. Screen readers announce how many are running instead of each percentage. */
export function UploadList({ label, items, queue }: UploadListProps) {
  const activeCount = items.filter(({ state }) => state.kind === 'sending' || state.kind === 'waiting').length;
  return (
    <>
      <p role="status" className={classes.status}>
        {activeCount > 0 ? `Uploading ${activeCount === 1 ? '1 file' : `${activeCount} files`}` : ''}
      </p>
      {items.length > 0 ? (
        <ul className={classes.uploads} aria-label={label}>
          {items.map((item) => (
            <UploadRow key={item.key} item={item} queue={queue} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function UploadRow({ item: { key, name, state }, queue }: { item: UploadItem; queue: UploadQueue }) {
  const isOver = state.kind === 'rejected' || state.kind === 'failed';
  return (
    <li className={classes.upload} data-state={state.kind}>
      <div className={classes.uploadText}>
        <span className={classes.uploadName}>{name}</span>
        <span className={classes.uploadState}>{uploadStateLabel(state)}</span>
        {state.kind === 'sending' ? (
          <progress
            className={classes.bar}
            aria-label={`Uploading ${name}`}
            max={1}
            value={state.progress ?? undefined}
          />
        ) : null}
      </div>
      {state.kind === 'failed' ? (
        <Button size="xs" variant="default" onClick={() => queue.retry(key)} aria-label={`Try ${name} again`}>
          Try again
        </Button>
      ) : null}
      <Button
        size="xs"
        variant="subtle"
        onClick={focusNextRowThen(() => queue.cancel(key))}
        aria-label={isOver ? `Dismiss ${name}` : `Cancel ${name}`}
      >
        {isOver ? 'Dismiss' : 'Cancel'}
      </Button>
    </li>
  );
}

function uploadStateLabel(state: UploadItem['state']): string {
  switch (state.kind) {
    case 'waiting':
      return 'Waiting';
    case 'sending':
      return state.progress === null || state.progress < 1 ? 'Uploading' : 'Checking';
    case 'rejected':
    case 'failed':
      return state.message;
  }
}
