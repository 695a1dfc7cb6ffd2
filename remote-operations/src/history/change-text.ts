import type { ReleaseLogEntry } from 'shared-contract/operations/releases';

const kindLabels: Readonly<Record<string, string>> = {
  promote: 'Promoted',
  'roll-back': 'Rolled back',
  withdraw: 'Withdrawn',
  canary: 'Canary started',
  'canary-stop': 'Canary stopped',
  quarantine: 'Put into quarantine',
};

/**
 * Returns what happened, and for which share of the visitors. A kind of a newer release tool is shown by its name.
 */
export function entryTitle({ kind, percent }: Pick<ReleaseLogEntry, 'kind' | 'percent'>): string {
  const label = kindLabels[kind] ?? kind;
  return percent === null ? label : `${label} for ${percent}% of visitors`;
}

/** Returns one line for each package, such as `remote-checkout 1.3.0 → 1.4.0`. */
export function changeTexts(changes: ReleaseLogEntry['changes']): string[] {
  if (!changes) return ['What changed is unknown, because the build before can’t be read.'];
  return changes.map(({ name, from, to }) => {
    if (to === null) return `${name} ${from} was taken off the site`;
    return from === null ? `${name} ${to} is new` : `${name} ${from} → ${to}`;
  });
}
