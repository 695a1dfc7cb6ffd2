import { useAtom } from 'jotai';
import * as z from 'shared-contract/schema';
import { persistedAtom } from 'shared-platform';

const maxEntered = 100;

/**
 * The fields that the owner filled in, as `<agreement id>/<field>`, newest first. A value that equals a suggestion
 * looks the same on the server, so this browser remembers who entered it. Signing out erases the names.
 */
const enteredTermsAtom = persistedAtom<readonly string[]>({
  id: 'entered-terms',
  version: 1,
  schema: z.array(z.string()),
  initial: [],
});

/** Returns whether the owner filled in a field of this agreement, and a function that remembers or forgets it. */
export function useEnteredTerms(agreementId: string) {
  const [entered, setEntered] = useAtom(enteredTermsAtom);
  const nameOf = (field: string) => `${agreementId}/${field}`;
  return {
    isEntered: (field: string): boolean => entered.includes(nameOf(field)),
    setIsEntered(field: string, isEntered: boolean): void {
      const name = nameOf(field);
      if (entered.includes(name) === isEntered) return;
      setEntered((before) => {
        const others = before.filter((one) => one !== name);
        return isEntered ? [name, ...others].slice(0, maxEntered) : others;
      });
    },
  };
}
