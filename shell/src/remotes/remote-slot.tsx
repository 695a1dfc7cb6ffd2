import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { RemoteRelease } from 'federation';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { isContractMismatch } from 'shared-api';
import { errorReference } from 'shared-platform';
import { logLoadFailure, logPageLoad } from '../monitoring/log-load.ts';
import type { LoadedPage, LoadFailure, LoadResult } from './load-result.ts';
import { type PageDeadline, slowPage } from './page-deadline.ts';
import { RemoteFailureNotice } from './remote-failure-notice.tsx';
import { SlotBoundary } from './slot-boundary.tsx';

type RemotePage = {
  release: Pick<RemoteRelease, 'name' | 'version'>;
  /** The name of the page in the release. */
  page: string;
};

export type RemoteSlotProps = RemotePage & {
  result: LoadResult;
  deadline: PageDeadline;
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
export function RemoteSlot(props: RemoteSlotProps) {
  const { release, page, result, deadline, onRetry, resetKey, renderKnownError } = props;
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
          // A response that does not fit the contract is still in the cache and would fail again, so it is fetched
          // again first.
          if (isContractMismatch(error)) await error.refetch?.().catch(() => {});
          // Without this reset, a failed query throws the same error again instead of fetching.
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
      <Suspense fallback={<Pending {...props} />}>
        <Page release={release} page={page} loaded={result} deadline={deadline} />
      </Suspense>
    </SlotBoundary>
  );
}

/** Loads a slow page again when what it waited for has arrived. */
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

type PageProps = RemotePage & Pick<RemoteSlotProps, 'deadline'> & { loaded: LoadedPage };

function Page({ release, page, loaded: { module, loadMs }, deadline }: PageProps) {
  // Runs after the first commit, so that a page that throws while it renders is not logged as loaded.
  useEffect(() => {
    deadline.markRendered();
    logPageLoad(release, page, loadMs);
  }, [deadline, release, page, loadMs]);
  return <module.Component />;
}

/** Renders while the page waits for its data: the fallback until the deadline, then the notice of a slow page. */
function Pending({ release, page, deadline, fallback, onRetry }: RemoteSlotProps) {
  const [failure, setFailure] = useState<LoadFailure | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const slow = slowPage(release, page, 'data');
      logLoadFailure(slow);
      setFailure(slow);
    }, deadline.remainingMs());
    return () => clearTimeout(timer);
  }, [release, page, deadline]);
  if (!failure) return fallback;
  return <RemoteFailureNotice reason={failure.reason} reference={failure.reference} onRetry={onRetry} />;
}
