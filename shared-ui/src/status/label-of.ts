/** How good or urgent a status is. Each tone has its own colour. */
export type StatusTone = 'neutral' | 'progress' | 'good' | 'attention' | 'bad';

export type StatusLabel = { label: string; tone: StatusTone };
export type Labels<Status extends string> = Record<Status, readonly [label: string, tone: StatusTone]>;

/** Returns label and tone of a status. The label of an unknown status is made from its name: `onHold` → `On hold`. */
export function labelOf(labels: Labels<string>, status: string): StatusLabel {
  const known = Object.hasOwn(labels, status) ? labels[status] : undefined;
  if (known) return { label: known[0], tone: known[1] };
  const spelled = status.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return { label: spelled.charAt(0).toUpperCase() + spelled.slice(1), tone: 'neutral' };
}
