import { getDefaultStore } from 'jotai';
import { persistedAtom } from '../persisted/persisted-atom.ts';
import type { Validator } from '../storage/stored-json.ts';

export const colourSchemes = ['light', 'dark', 'auto'] as const;
/** `auto` follows the device. */
export type ColourScheme = (typeof colourSchemes)[number];

const schema: Validator<ColourScheme> = {
  safeParse(value) {
    const data = colourSchemes.find((one) => one === value);
    return data ? { success: true, data } : { success: false };
  },
};

/** Light, dark, or as the device has it. It belongs to the browser: a sign-out and another user leave it as it is. */
const colourSchemeAtom = persistedAtom<ColourScheme>({
  id: 'colour-scheme',
  version: 1,
  schema,
  initial: 'auto',
  owner: 'browser',
});

/** The chosen colour scheme, in the shape of Mantine's colour scheme manager. */
export const colourScheme = {
  get: (): ColourScheme => getDefaultStore().get(colourSchemeAtom),
  set: (value: ColourScheme): void => {
    if (value !== colourScheme.get()) getDefaultStore().set(colourSchemeAtom, value);
  },
  subscribe: (listener: (value: ColourScheme) => void): void => {
    stop();
    stop = getDefaultStore().sub(colourSchemeAtom, () => listener(colourScheme.get()));
  },
  unsubscribe: (): void => stop(),
  clear: (): void => colourScheme.set('auto'),
};

let stop = () => {};
