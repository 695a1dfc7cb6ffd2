import { getDefaultStore } from 'jotai';
import { persistedAtom } from '../persisted/persisted-atom.ts';
import type { Validator } from '../storage/stored-json.ts';

export const colourSchemes = ['light', 'dark', 'auto'] as const;
/** The chosen colours of the site. `auto` means the setting of the device. */
export type ColourScheme = (typeof colourSchemes)[number];

const schema: Validator<ColourScheme> = {
  safeParse(value) {
    const data = colourSchemes.find((scheme) => scheme === value);
    return data ? { success: true, data } : { success: false };
  },
};

const colourSchemeAtom = persistedAtom<ColourScheme>({
  id: 'colour-scheme',
  version: 1,
  schema,
  initial: 'auto',
  owner: 'browser',
});

let unsubscribe = () => {};

/**
 * The colour scheme that was chosen in this browser, as a colour scheme manager of Mantine. It belongs to the browser,
 * not to a user: it stays the same when a user signs out or another user signs in.
 */
export const colourScheme = {
  get: (): ColourScheme => getDefaultStore().get(colourSchemeAtom),
  set: (value: ColourScheme): void => {
    if (value !== colourScheme.get()) getDefaultStore().set(colourSchemeAtom, value);
  },
  subscribe: (listener: (value: ColourScheme) => void): void => {
    unsubscribe();
    unsubscribe = getDefaultStore().sub(colourSchemeAtom, () => listener(colourScheme.get()));
  },
  unsubscribe: (): void => unsubscribe(),
  clear: (): void => colourScheme.set('auto'),
};
