import type { Canary, LiveRelease } from 'shared-contract/operations/releases';
import { EmptyState } from 'shared-ui';
import { ReleaseRow } from './release-row.tsx';
import classes from './releases.module.css';
import { useFocusAfterChange } from './use-focus-after-change.ts';

/** The live release of each package, with what an operator can do about it. */
export function ReleaseList({ releases, canary }: { releases: readonly LiveRelease[]; canary: Canary | null }) {
  const { target, onChanged } = useFocusAfterChange<HTMLUListElement>(releases);
  if (releases.length === 0) {
    return <EmptyState title="Nothing is live yet">Publish and promote the shell, then the remotes.</EmptyState>;
  }
  return (
    <ul ref={target} tabIndex={-1} className={classes.rows} aria-label="Live releases">
      {releases.map((release) => (
        <ReleaseRow key={release.name} release={release} canary={canary} onChanged={onChanged} />
      ))}
    </ul>
  );
}
