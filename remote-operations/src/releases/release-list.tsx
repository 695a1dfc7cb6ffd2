import type { LiveRelease } from 'shared-contract/operations/releases';
import { EmptyState } from 'shared-ui';
import { ReleaseRow } from './release-row.tsx';
import classes from './releases.module.css';

/** The live release of each package, with what an operator can do about it. */
export function ReleaseList({ releases }: { releases: readonly LiveRelease[] }) {
  if (releases.length === 0) {
    return <EmptyState title="Nothing is live yet">Publish and promote the shell, then the remotes.</EmptyState>;
  }
  return (
    <ul className={classes.rows} aria-label="Live releases">
      {releases.map((release) => (
        <ReleaseRow key={release.name} release={release} />
      ))}
    </ul>
  );
}
