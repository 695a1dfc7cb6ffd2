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
  /** The form in which the entity is edited, such as `details`. */
  step: string;
  /** A number to increase when the shape of the values changes. Drafts of other versions are not restored. */
  version: number;
  schema: Validator<Values>;
  /** The current values of the form. */
  values: Values;
  /** True while the values differ from what the server has saved. The draft is erased when `dirty` changes to false. */
  dirty: boolean;
  /**
   * The values before the user typed anything. By default the last values that were not dirty. Pass them when `dirty`
   * ignores fields in which the user can type.
   */
  initial?: Values;
  /** What the user would lose, as an item of a list: `the price of this listing`. */
  description: string;
  /**
   * Pass false for a form that saves its changes automatically: the browser then does not ask before the user leaves.
   * The draft is still stored.
   */
  confirmsLeave?: boolean;
  /** Sets the values of the form. */
  apply: (values: Values) => void;
  /**
   * More fields that are not stored, by name or path. Fields for identity, bank accounts and cards are never stored.
   */
  sensitiveFields?: readonly string[];
};

export type DraftHandle = {
  /** The draft that the form was filled from, or null. Show it with a way to discard it. */
  restored: Pick<Draft<unknown>, 'savedAt' | 'files' | 'withheld'> | null;
  /** False while drafts are only in memory, because the browser's storage is full or blocked. */
  isPersisted: boolean;
  /** Erases the draft and resets the form to the values from before the draft was restored. */
  discard: () => void;
  /** Erases the draft because the server has saved the work. This also happens when `dirty` becomes false. */
  saved: () => void;
};

/**
 * Stores unsaved work, so that the user does not lose it on a reload, a crash, an expired session or a new build.
 * Writes the draft shortly after each change and when the page is hidden. Restores it when the form is opened within
 * seven days. Erases it when the work is saved or discarded. A visitor's draft moves to the user who signs in. Unless
 * `confirmsLeave` is false, asks before the user leaves work that the draft does not contain, such as a chosen file.
 * See {@link useUnsavedWork}.
 */
export function useDraft<Values>(options: DraftOptions<Values>): DraftHandle {
  // During server rendering and hydration the user is null, because a public page renders before the session is known.
  const currentUser = useSyncExternalStore(onPlatformUserChange, platformUser, () => null);
  const { user = currentUser, entity, step, version, values, dirty, sensitiveFields, confirmsLeave = true } = options;
  const draftKey = { user, entity, step };
  const key = JSON.stringify(draftKey);
  const latest = useRef(options);
  latest.current = options;
  const [owner] = useState(() => ({ initial: values, epoch: draftEpoch(), isRestoring: false, wasDirty: false }));
  const [restored, setRestored] = useState<DraftHandle['restored']>(null);
  const isPersisted = useSyncExternalStore(drafts.onChange, drafts.isPersisted, () => true);
  const { initial = owner.initial } = options;
  const isPersistable = useMemo(
    () => isFullyPersistable(values, sensitiveFields, initial),
    [values, sensitiveFields, initial],
  );
  const { description } = options;
  useUnsavedWork({
    id: `draft-${entity}-${step}`,
    dirty: dirty && confirmsLeave,
    description,
    isPersisted: isPersistable && isPersisted,
  });

  // Restores the draft once per key, before the user's first change.
  useEffect(() => {
    const { schema, apply, version, values, dirty, sensitiveFields } = latest.current;
    drafts.claimGuestDraft(JSON.parse(key));
    if (dirty) return;
    const draft = drafts.read(JSON.parse(key), version, schema, values, sensitiveFields);
    if (!draft || JSON.stringify(draft.values) === JSON.stringify(values)) return;
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
      // Restoring a draft does not write it again, so the draft keeps its time and file names until the user changes
      // something.
      if (isRestoring) return;
      const { sensitiveFields, initial = owner.initial } = latest.current;
      scheduleWrite(owner, () => drafts.write(JSON.parse(key), version, values, sensitiveFields, initial));
      return;
    }
    owner.initial = values;
    if (owner.wasDirty) {
      owner.wasDirty = false;
      cancelWrite(owner);
      drafts.erase(JSON.parse(key));
      setRestored(null);
    }
  }, [values, dirty, key, version, owner]);

  // When the form unmounts, writes a last change that is still waiting for the debounce time.
  useEffect(() => () => writeNow(owner), [owner]);

  const saved = () => {
    cancelWrite(owner);
    drafts.erase(draftKey);
    setRestored(null);
  };
  return {
    restored,
    isPersisted,
    saved,
    discard() {
      saved();
      owner.isRestoring = false;
      latest.current.apply(latest.current.initial ?? owner.initial);
    },
  };
}
