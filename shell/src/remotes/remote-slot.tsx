import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { isContractMismatch } from 'shared-api';
import { failureOf } from './failure-of.ts';
import { LoadFailure } from './load-failure.ts';
import { deadlineMilliseconds } from './page-loader.ts';
import type { PageModule, PageOutcome } from './page-outcome.ts';
import { RemoteFailureNotice } from './remote-failure-notice.tsx';
import { SlotBoundary } from './slot-boundary.tsx';

export interface RemoteSlotProps {
  /** Name of the remote, for the log. */
  readonly remote: string;
  readonly outcome: PageOutcome;
  /** Loads the page and its data once more: the router's `revalidate`. */
  readonly onRetry: () => void;
  /** The path of the address: a page that crashed for one object is drawn again for another. */
  readonly resetKey?: string;
  /** Draws errors the shell knows better than "crashed" (not found, no connection, session over); null for the others. */
  readonly renderKnownError?: (error: unknown, retry: () => void) => ReactNode;
  /** While the page waits for data that its loader did not bring. */
  readonly pending?: ReactNode;
}

/** The room of one page of a remote: draws it, or says in its place why it cannot. */
export function RemoteSlot({ remote, outcome, onRetry, resetKey, renderKnownError, pending = null }: RemoteSlotProps) {
  const { reset: resetQueryErrors } = useQueryErrorResetBoundary();
  const late = outcome.ok ? undefined : outcome.late;
  useEffect(() => {
    let left = false;
    late?.then(() => left || onRetry());
    return () => {
      left = true;
    };
  }, [late, onRetry]);

  if (!outcome.ok) return <RemoteFailureNotice key={outcome.reference} failure={outcome} onRetry={onRetry} />;
  return (
    <SlotBoundary
      key={remote}
      resetKey={resetKey}
      renderError={(error, reset) => {
        const retry = async () => {
          // A cached response that does not fit the contract would fail again.
          if (isContractMismatch(error)) await error.refetch?.().catch(() => {});
          // Without it a query that failed throws the same error again instead of fetching.
          resetQueryErrors();
          reset();
          onRetry();
        };
        return renderKnownError?.(error, retry) ?? <Crashed remote={remote} error={error} onRetry={retry} />;
      }}
    >
      <Suspense fallback={<Pending remote={remote} pending={pending} onRetry={onRetry} />}>
        <Page module={outcome.module} />
      </Suspense>
    </SlotBoundary>
  );
}

function Page({ module }: { module: PageModule }) {
  return <module.Component />;
}

function Crashed({ remote, error, onRetry }: { remote: string; error: unknown; onRetry: () => void }) {
  const failure = useMemo(() => failureOf(remote, error), [remote, error]);
  return <RemoteFailureNotice failure={failure} onRetry={onRetry} />;
}

/** The deadline reaches to the first render: a page that waits too long for its data says so, and still appears when it can. */
function Pending({ remote, pending, onRetry }: { remote: string; pending: ReactNode; onRetry: () => void }) {
  const [tooSlow, setTooSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTooSlow(true), deadlineMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  if (!tooSlow) return pending;
  return <Crashed remote={remote} error={waitsForData} onRetry={onRetry} />;
}

const waitsForData = new LoadFailure('slow', 'drawn, but waits for its data');
