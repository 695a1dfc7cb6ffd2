import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { onPlatformUserChange, platformUser } from '../storage/platform-user.ts';
import type { Validator } from '../storage/stored-json.ts';
import { useUnsavedWork } from '../unsaved-work/use-unsaved-work.ts';
import type { Draft } from './draft-store.ts';
import { cancelWrite, draftEpoch, drafts, scheduleWrite, writeNow } from './pending-drafts.ts';
import { isFullyPersistable } from './sensitive-fields.ts';

export type DraftOptions<Values> = {
  /** The user's id. By default the signed-in user. */
  user?: string | null;
  /** What is edited, such as `property/new` or `listing/<id>`. */
  entity: string;
  /** Which form of it, such as `details`. */
  step: string;
  /** Increased when the shape of the values changes; drafts of other versions are not restored. */
  version: number;
  schema: Validator<Values>;
  /** The current values of the form. */
  values: Values;
  /** Whether the values differ from what is saved. The draft is erased when this becomes false. */
  dirty: boolean;
  /** What would be lost, as an item of a list: `the price of this listing`. */
  description: string;
  /**
   * False for a form that saves by itself: the browser does not ask before the user leaves. The draft is still stored.
   */
  confirmsLeave?: boolean;
  /** Sets the values of the form. */
  apply: (values: Values) => void;
  /** More fields that are not stored, by name or path. Fields for identity, bank accounts and cards never are. */
  sensitiveFields?: readonly string[];
};

export type DraftHandle = {
  /** The draft that the form was filled from, or null. Show it with a way to discard it. */
  restored: Pick<Draft<unknown>, 'savedAt' | 'files' | 'withheld'> | null;
  /** Erases the draft and resets the form to the values from before the draft was restored. */
  discard: () => void;
  /** Erases the draft because the work was saved. The same happens when `dirty` becomes false. */
  saved: () => void;
};

/**
 * Stores unsaved work so that it survives a reload, a crash, an expired session and a new build. The draft is written
 * shortly after each change and when the page is hidden, restored when the form is opened within seven days, and erased
 * when the work is saved or discarded. A visitor's draft moves to the user who signs in. Asks before the user leaves,
 * like {@link useUnsavedWork}.
 */
export function useDraft<Values>(options: DraftOptions<Values>): DraftHandle {
  // A public page renders before the session is known.
  const currentUser = useSyncExternalStore(onPlatformUserChange, platformUser, () => null);
  const { user = currentUser, entity, step, version, values, dirty, sensitiveFields, confirmsLeave = true } = options;
  const draftKey = { user, entity, step };
  const key = JSON.stringify(draftKey);
  const latest = useRef(options);
  latest.current = options;
  const [owner] = useState(() => ({ initial: values, epoch: draftEpoch(), isRestoring: false, wasDirty: false }));
  const [restored, setRestored] = useState<DraftHandle['restored']>(null);
  const isPersisted = useMemo(() => isFullyPersistable(values, sensitiveFields), [values, sensitiveFields]);
  const { description } = options;
  useUnsavedWork({ id: `draft-${entity}-${step}`, dirty: dirty && confirmsLeave, description, isPersisted });

  // Restores the draft once per key, before the user's first change.
  useEffect(() => {
    const { schema, apply, version, dirty } = latest.current;
    drafts.claimGuestDraft(JSON.parse(key));
    if (dirty) return;
    const draft = drafts.read(JSON.parse(key), version, schema, owner.initial);
    if (!draft || JSON.stringify(draft.values) === JSON.stringify(owner.initial)) return;
    owner.isRestoring = true;
    setRestored(draft);
    apply(draft.values);
  }, [key, owner]);

  useEffect(() => {
    if (owner.epoch !== draftEpoch()) return;
    if (dirty) {
      const { isRestoring } = owner;
      owner.isRestoring = false;
      owner.wasDirty = true;
      // A restored draft keeps its age and its file names until the next change.
      if (isRestoring) return;
      scheduleWrite(owner, () => drafts.write(JSON.parse(key), version, values, latest.current.sensitiveFields));
    } else if (owner.wasDirty) {
      owner.wasDirty = false;
      cancelWrite(owner);
      drafts.erase(JSON.parse(key));
      setRestored(null);
    }
  }, [values, dirty, key, version, owner]);

  // Writes the last change, which may still wait for the debounce time when the form unmounts.
  useEffect(() => () => writeNow(owner), [owner]);

  const saved = () => {
    cancelWrite(owner);
    drafts.erase(draftKey);
    setRestored(null);
  };
  return {
    restored,
    saved,
    discard() {
      saved();
      owner.isRestoring = false;
      latest.current.apply(owner.initial);
    },
  };
}
