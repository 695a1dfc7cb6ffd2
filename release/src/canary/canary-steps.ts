import { type CanaryStep, percentAt } from 'federation/canary';
import { moment } from '../moment.ts';

/** How a canary is widened: to `percent` now, then to the shares in `widen` (`25,50,100`), one `every` so often. */
export type Widening = { percent?: string | undefined; widen?: string | undefined; every?: string | undefined };

const minutesOf = { m: 1, h: 60, d: 1_440 } as const;

/**
 * Returns the steps of a widening. Gateways follow them by the clock, so no process has to run until the last one.
 * @throws Error when a share is no whole number from 1 to 100, when the shares do not grow, or when `every` is no time
 */
export function plannedSteps({ percent, widen, every }: Widening, now: Date, by: string): CanaryStep[] {
  if ((widen === undefined) !== (every === undefined)) {
    throw new Error('--widen and --every belong together, such as --widen 25,50,100 --every 30m');
  }
  if (percent === undefined)
    throw new Error('Expected --percent with a share of the visitors from 1 to 100, such as --percent 5');
  const percents = [percent, ...(widen?.split(',') ?? [])].map(share);
  if (percents.some((one, index) => index > 0 && one <= (percents[index - 1] ?? 0))) {
    throw new Error(`Expected shares that grow, got ${percents.join(', ')}`);
  }
  const minutes = every === undefined ? 0 : interval(every);
  return percents.map((one, index) => ({
    percent: one,
    from: new Date(now.getTime() + index * minutes * 60_000).toISOString(),
    by,
  }));
}

/**
 * Returns the steps after a widening by hand: those whose time has come, and the new ones, which replace the planned
 * ones.
 * @throws Error when the canary has this share already: visitors never go back to the live build while it runs
 */
export function widenedSteps(steps: readonly CanaryStep[], added: readonly CanaryStep[], now: Date): CanaryStep[] {
  const current = percentAt({ steps: [...steps] }, now.getTime());
  const percent = added[0]?.percent ?? 0;
  if (percent <= current) {
    throw new Error(`The canary has ${current} % of the visitors already. To end it: pnpm release canary --stop`);
  }
  return [...steps.filter(({ from }) => Date.parse(from) <= now.getTime()), ...added];
}

/** Returns the steps as text, such as `5 % from … by Mia Chen, 25 % from …`. */
export function stepsText(steps: readonly CanaryStep[]): string {
  return steps.map(({ percent, from, by }) => `${percent} % from ${moment(from)}${by ? ` by ${by}` : ''}`).join(', ');
}

function share(text: string): number {
  if (!/^(?:[1-9]\d?|100)$/.test(text.trim())) {
    throw new Error(`--percent, --widen: expected a share of visitors from 1 to 100, got "${text}"`);
  }
  return Number(text);
}

function interval(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? [];
  if (!count) throw new Error(`--every: expected a time such as 30m, 2h or 1d, got "${text}"`);
  return Number(count) * minutesOf[unit as keyof typeof minutesOf];
}
