import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { RemoteRelease } from 'federation';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { isContractMismatch } from 'shared-api';
import { errorReference } from 'shared-platform';
import { newReference } from 'shared-platform/host';
import { logLoadFailure, logPageLoad } from '../monitoring/log-load.ts';
import type { LoadedPage, LoadFailure, LoadResult } from './load-result.ts';
import { deadlineMs } from './page-loader.ts';
import { RemoteFailureNotice } from './remote-failure-notice.tsx';
import { SlotBoundary } from './slot-boundary.tsx';

type RemotePage = {
  release: Pick<RemoteRelease, 'name' | 'version'>;
  /** The name of the page in the release. */
  page: string;
};

export type RemoteSlotProps = RemotePage & {
  result: LoadResult;
  /** Loads the page and its data again: the router's `revalidate`. */
  onRetry: () => void;
  /** The path of the URL: a page that crashed for one object renders again for another. */
  resetKey?: string;
  /** Renders errors that the shell knows (not found, no connection, session over); returns null for others. */
  renderKnownError?: (error: unknown, retry: () => void) => ReactNode;
  /** The fallback while the page waits for data that its loader did not load. */
  fallback?: ReactNode;
};

/** Renders one page of a remote, or the reason why it cannot be shown. An error of the page stays inside the slot. */
export function RemoteSlot({ release, page, result, onRetry, resetKey, renderKnownError, fallback }: RemoteSlotProps) {
  const { reset: resetQueryErrors } = useQueryErrorResetBoundary();
  useRetryWhenLate(result, onRetry);

  if (!result.ok) {
    const { reason, reference } = result;
    return <RemoteFailureNotice key={reference} reason={reason} reference={reference} onRetry={onRetry} />;
  }
  return (
    <SlotBoundary
      key={release.name}
      resetKey={resetKey}
      renderError={(error, reset) => {
        const retry = async () => {
          // A cached response that does not fit the contract would fail again.
          if (isContractMismatch(error)) await error.refetch?.().catch(() => {});
          // Without it, a query that failed throws the same error again instead of fetching.
          resetQueryErrors();
          reset();
          onRetry();
        };
        return (
          renderKnownError?.(error, retry) ?? (
            <RemoteFailureNotice reason="crashed" reference={errorReference(error)} onRetry={retry} />
          )
        );
      }}
    >
      <Suspense fallback={<Pending release={release} page={page} fallback={fallback} onRetry={onRetry} />}>
        <Page release={release} page={page} loaded={result} />
      </Suspense>
    </SlotBoundary>
  );
}

/** Shows a page that arrives after its deadline. */
function useRetryWhenLate(result: LoadResult, onRetry: () => void): void {
  const late = result.ok ? undefined : result.late;
  useEffect(() => {
    let isUnmounted = false;
    late?.then(() => isUnmounted || onRetry());
    return () => {
      isUnmounted = true;
    };
  }, [late, onRetry]);
}

function Page({ release, page, loaded: { module, loadMs } }: RemotePage & { loaded: LoadedPage }) {
  // After the first commit, so that a page that throws while it renders does not count as loaded.
  useEffect(() => logPageLoad(release, page, loadMs), [release, page, loadMs]);
  return <module.Component />;
}

/** The deadline includes the first render. A page that is late shows a message, and still appears when it can. */
function Pending({
  release: { name, version },
  page,
  fallback,
  onRetry,
}: RemotePage & Pick<RemoteSlotProps, 'fallback' | 'onRetry'>) {
  const [failure, setFailure] = useState<LoadFailure | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const detail = `The page waits for data after ${deadlineMs} ms.`;
      const slow = {
        ok: false,
        remote: name,
        version,
        page,
        reason: 'slow',
        detail,
        reference: newReference(),
      } as const;
      logLoadFailure(slow);
      setFailure(slow);
    }, deadlineMs);
    return () => clearTimeout(timer);
  }, [name, version, page]);
  if (!failure) return fallback;
  return <RemoteFailureNotice reason={failure.reason} reference={failure.reference} onRetry={onRetry} />;
}
