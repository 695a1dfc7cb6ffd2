import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { onPlatformUserChange, platformUser } from '../storage/platform-user.ts';
import type { Validator } from '../storage/stored-json.ts';
import { useUnsavedWork } from '../unsaved-work/use-unsaved-work.ts';
import type { Draft } from './draft-store.ts';
import { isFullyPersistable } from './forbidden-fields.ts';
import { cancelWrite, draftEpoch, drafts, runNow, writeSoon } from './pending-drafts.ts';

export type DraftOptions<Values> = {
  /** The user's id when the form knows it; else whom the shell named. */
  user?: string | null;
  /** What is edited, such as `property/new` or `listing/<id>`. */
  entity: string;
  /** Which form of it, such as `details`. */
  step: string;
  /** Grows when the shape of the values changes; drafts of another version are not restored. */
  version: number;
  schema: Validator<Values>;
  /** What the form holds now. */
  values: Values;
  /** Whether it differs from what is saved; false erases the draft. */
  dirty: boolean;
  /** What would be lost, as it stands in the question: `the price of this listing`. */
  describe: string;
  /** False while the form saves itself: leaving then asks nothing, though the draft is still kept. */
  asks?: boolean;
  /** Fills the form. */
  apply: (values: Values) => void;
  /** Fields that are not kept either, by name or path; identity-document, bank and card fields never are. */
  forbidden?: readonly string[];
};

export type DraftHandle = {
  /** The draft that the form was filled from; null without one. Show it, with a way to discard. */
  restored: Pick<Draft<unknown>, 'savedAt' | 'files' | 'withheld'> | null;
  /** Erases the draft and gives the form back what it held before. */
  discard: () => void;
  /** Erases the draft because the work was saved; `dirty` going false does the same. */
  saved: () => void;
};

/**
 * Unsaved work that outlives a reload, a crash, an expired session and a new build: kept shortly after each change and when the
 * page is hidden, put back into the form when it is opened again within seven days, erased once saved or given up. What a visitor
 * typed goes with him when he signs in. Leaving asks, as with {@link useUnsavedWork}.
 */
export function useDraft<Values>(options: DraftOptions<Values>): DraftHandle {
  // A public page is drawn before anybody knows who is there.
  const knownUser = useSyncExternalStore(onPlatformUserChange, platformUser, () => null);
  const { user = knownUser, entity, step, version, values, dirty, describe, forbidden, asks = true } = options;
  const place = { user, entity, step };
  const key = JSON.stringify(place);
  const latest = useRef(options);
  latest.current = options;
  const [owner] = useState(() => ({ initial: values, epoch: draftEpoch(), restoring: false, wasDirty: false }));
  const [restored, setRestored] = useState<DraftHandle['restored']>(null);
  const isKept = useMemo(() => isFullyPersistable(values, forbidden), [values, forbidden]);
  useUnsavedWork({ id: `draft-${entity}-${step}`, dirty: dirty && asks, describe, isKept });

  // Once for each place: the draft goes into the form before anything typed replaces it.
  useEffect(() => {
    const { schema, apply, version, dirty } = latest.current;
    drafts.takeOver(JSON.parse(key));
    if (dirty) return;
    const draft = drafts.read(JSON.parse(key), version, schema, owner.initial);
    if (!draft || JSON.stringify(draft.values) === JSON.stringify(owner.initial)) return;
    owner.restoring = true;
    setRestored(draft);
    apply(draft.values);
  }, [key, owner]);

  useEffect(() => {
    if (owner.epoch !== draftEpoch()) return;
    if (dirty) {
      const isRestored = owner.restoring;
      owner.restoring = false;
      owner.wasDirty = true;
      // What was just restored stands there already, with its age and its files.
      if (!isRestored) writeSoon(owner, () => drafts.write(JSON.parse(key), version, values, latest.current.forbidden));
    } else if (owner.wasDirty) {
      owner.wasDirty = false;
      cancelWrite(owner);
      drafts.erase(JSON.parse(key));
      setRestored(null);
    }
  }, [values, dirty, key, version, owner]);

  // Leaving the page keeps what was typed in the last moment.
  useEffect(() => () => runNow(owner), [owner]);

  const saved = () => {
    cancelWrite(owner);
    drafts.erase(place);
    setRestored(null);
  };
  return {
    restored,
    saved,
    discard() {
      saved();
      owner.restoring = false;
      latest.current.apply(owner.initial);
    },
  };
}
