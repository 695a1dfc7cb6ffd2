import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { RemoteRelease } from 'federation';
import { Fragment, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { isContractMismatch } from 'shared-api';
import { errorReference } from 'shared-platform';
import { logLoadFailure, logPageLoad } from '../monitoring/log-load.ts';
import { PageTitle } from '../router/page-title.ts';
import { BlankPageNotice } from './blank-page-notice.tsx';
import type { LoadedPage, LoadFailure, LoadResult } from './load-result.ts';
import { type PageDeadline, slowPage } from './page-deadline.ts';
import { RemoteFailureNotice, type RemoteFailureNoticeProps } from './remote-failure-notice.tsx';
import { endHydration, isHydrating, useServerContent } from './server-content.tsx';
import { SlotBoundary } from './slot-boundary.tsx';

type RemotePage = {
  release: Pick<RemoteRelease, 'name' | 'version'>;
  /** The name of the page in the remote's page table. */
  page: string;
};

export type RemoteSlotProps = RemotePage & {
  /** The document title of the page. */
  title: string;
  result: LoadResult;
  deadline: PageDeadline;
  /** Loads the page and its data again. This is the router's `revalidate`. */
  onRetry: () => void;
  /**
   * The path of the URL. When it changes, a page that crashed renders again, because it may work for the object that
   * the new path names.
   */
  resetKey?: string;
  /**
   * Renders an error for which the shell has its own page or message, such as not found. Returns null for other errors.
   */
  renderKnownError?: (error: unknown, retry: () => void) => ReactNode;
  /** Shown while the page waits for data that its component requests and its loader has not loaded. */
  fallback?: ReactNode;
};

/**
 * Renders a page of a remote, or the reason why it cannot be shown. When the page throws an error, the rest of the
 * document still works.
 */
export function RemoteSlot(props: RemoteSlotProps) {
  const { release, page, title, result, deadline, onRetry, resetKey, renderKnownError } = props;
  const { reset: resetQueryErrors } = useQueryErrorResetBoundary();
  useRetryWhenLate(result, onRetry);
  useHydrationDeadline(deadline);

  if (!result.ok) {
    const { reason, reference } = result;
    return (
      <>
        <PageTitle title={title} />
        <Failure key={reference} reason={reason} reference={reference} onRetry={onRetry} />
      </>
    );
  }
  return (
    <SlotBoundary
      key={release.name}
      resetKey={resetKey}
      renderError={(error, reset) => {
        const retry = async () => {
          // The cache still contains the response that does not fit the contract, so fetch it again first.
          if (isContractMismatch(error)) await error.refetch?.().catch(() => {});
          // Resets the query errors. Otherwise a failed query would throw the same error again instead of fetching.
          resetQueryErrors();
          reset();
          onRetry();
        };
        return (
          renderKnownError?.(error, retry) ?? (
            <>
              <PageTitle title={title} />
              <Failure reason="crashed" reference={errorReference(error)} onRetry={retry} />
            </>
          )
        );
      }}
    >
      <PageTitle title={title} />
      <Suspense fallback={<Pending {...props} />}>
        <Page release={release} page={page} loaded={result} deadline={deadline} onRetry={onRetry} />
      </Suspense>
    </SlotBoundary>
  );
}

/** Calls `onRetry` for a slow page when its missing part has arrived. */
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

/**
 * Renders again when the page is still not hydrated at the deadline. React then stops waiting for a page that suspends
 * during hydration.
 */
function useHydrationDeadline(deadline: PageDeadline): void {
  const [, setLate] = useState(false);
  // Runs before the effect of `Page`, which ends the deadline.
  useLayoutEffect(() => {
    const timer = setTimeout(() => setLate(isHydrating()), deadline.remainingMs());
    return () => clearTimeout(timer);
  }, [deadline]);
}

/** The notice of a page that failed, with the page's server-rendered content below it. */
function Failure(props: RemoteFailureNoticeProps) {
  const content = useServerContent();
  return (
    <>
      <RemoteFailureNotice {...props} isReadable={content !== null} />
      {content}
    </>
  );
}

type PageProps = RemotePage & Pick<RemoteSlotProps, 'deadline' | 'onRetry'> & { loaded: LoadedPage };

function Page({ release, page, loaded: { module, loadMs }, deadline, onRetry }: PageProps) {
  // An effect runs only after the page has rendered. So a page that throws while it renders is not logged as loaded.
  useEffect(() => {
    deadline.markRendered();
    endHydration();
    logPageLoad(release, page, loadMs);
  }, [deadline, release, page, loadMs]);
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
    onRetry();
  };
  return (
    <Fragment key={attempt}>
      <BlankPageNotice release={release} page={page} deadline={deadline} onRetry={retry} />
      <module.Component />
    </Fragment>
  );
}

/** Shown while the page waits for data: first the fallback, and after the deadline the notice of a slow page. */
function Pending({ release, page, deadline, fallback, onRetry }: RemoteSlotProps) {
  const content = useServerContent();
  const [failure, setFailure] = useState<LoadFailure | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const slow = slowPage(release, page, 'data');
      logLoadFailure(slow);
      setFailure(slow);
    }, deadline.remainingMs());
    return () => clearTimeout(timer);
  }, [release, page, deadline]);
  if (!failure) return content ?? fallback;
  return <Failure reason={failure.reason} reference={failure.reference} onRetry={onRetry} />;
}
