import type { RemoteRelease } from 'federation';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { newReference } from 'shared-platform/host';
import { logLoadFailure } from '../monitoring/log-load.ts';
import type { PageDeadline } from './page-deadline.ts';
import { RemoteFailureNotice } from './remote-failure-notice.tsx';

/** How long a page may render nothing. It may, for example, wait for data and have no skeleton. */
export const maxBlankMs = 1_000;

type BlankPageNoticeProps = {
  release: Pick<RemoteRelease, 'name' | 'version'>;
  page: string;
  /** The deadline of the navigation that opened the page. */
  deadline: PageDeadline;
  onRetry: () => void;
};

/**
 * The notice of a page that has rendered nothing for a second (b.60). The page stays mounted, and the notice disappears
 * when the page renders something. The time does not run while another page loads: a page may only redirect.
 */
export function BlankPageNotice({ release, page, deadline, onRetry }: BlankPageNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const [reference, setReference] = useState<string | null>(null);
  const isNavigating = useNavigation().state !== 'idle';
  // Depends on the deadline, because the same page is opened again for other parameters with another deadline.
  useEffect(() => setReference(null), [release, page, deadline]);
  useEffect(() => {
    if (isNavigating || reference !== null) return;
    const timer = setTimeout(() => {
      if (!isBlank(null)) return;
      const failure = blankPage(release, page);
      logLoadFailure(failure);
      setReference(failure.reference);
    }, maxBlankMs);
    return () => clearTimeout(timer);
  }, [release, page, deadline, isNavigating, reference]);
  useEffect(() => {
    const main = document.getElementById('main');
    if (reference === null || !main) return;
    const observer = new MutationObserver(() => {
      if (!isBlank(notice.current)) setReference(null);
    });
    observer.observe(main, { childList: true });
    return () => observer.disconnect();
  }, [reference]);
  if (reference === null) return null;
  return (
    <div ref={notice}>
      <RemoteFailureNotice reason="crashed" reference={reference} onRetry={onRetry} />
    </div>
  );
}

function blankPage({ name, version }: BlankPageNoticeProps['release'], page: string) {
  const detail = `After ${maxBlankMs} ms the page has rendered nothing.`;
  return { ok: false, remote: name, version, page, reason: 'crashed', detail, reference: newReference() } as const;
}

/** Returns true when the main content is empty, except for `notice`. */
function isBlank(notice: Element | null): boolean {
  const main = document.getElementById('main');
  if (!main || [...main.children].some((element) => element !== notice)) return false;
  return ![...main.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}
