import * as z from 'shared-contract/schema';
import { persistedAtom } from 'shared-platform';

const costChoices = z.object({
  /** Typed text: dollars, or a percentage of the price. */
  deposit: z.string(),
  /** Typed text: percent a year. */
  rate: z.string(),
  years: z.int().check(z.minimum(5), z.maximum(30)),
  type: z.enum(['principalAndInterest', 'interestOnly']),
  isFirstHome: z.boolean(),
  livesIn: z.boolean(),
  isNewHome: z.boolean(),
});
export type CostChoices = z.infer<typeof costChoices>;

/** What the buyer chose, for all listings until the tab is closed. The price belongs to one listing. */
export const costChoicesAtom = persistedAtom<CostChoices>({
  id: 'buying-costs',
  version: 1,
  storage: 'session',
  schema: costChoices,
  initial: {
    deposit: '20%',
    rate: '6',
    years: 30,
    type: 'principalAndInterest',
    isFirstHome: false,
    livesIn: true,
    isNewHome: false,
  },
});
