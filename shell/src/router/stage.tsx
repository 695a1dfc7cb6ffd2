import { Activity, type CSSProperties, type RefCallback, startTransition, useEffect, useState } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router';
import type { SiteRouter } from './create-site-router.ts';

/** The site as one router says. */
export type Drawing = {
  key: number;
  router: SiteRouter;
  /** The address it was drawn for, ahead of being opened. */
  path?: string;
  /** Gets the element it is drawn into while nobody sees it. */
  place?: RefCallback<HTMLElement>;
};

/** What is seen, and perhaps what somebody is about to open. */
export type Stage = ReturnType<typeof createStage>;

export function createStage(router: SiteRouter) {
  let drawings: readonly [seen: Drawing, ahead?: Drawing] = [{ key: 0, router }];
  const listeners = new Set<() => void>();
  return {
    drawings: () => drawings,
    set(...next: typeof drawings) {
      drawings = next;
      for (const listener of listeners) listener();
    },
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const away: CSSProperties = { position: 'fixed', inset: '500vh 0 auto', visibility: 'hidden' };

/**
 * A drawing that comes to be seen keeps all that it is made of; its effects run from then on (React's `Activity`). The first is
 * drawn as the gateway drew it.
 */
export function StagedRouter({ stage, onError }: Pick<RouterProviderProps, 'onError'> & { stage: Stage }) {
  const [[seen, ahead], setDrawings] = useState(stage.drawings);
  // In one with what the router tells its provider, which is a transition too.
  useEffect(() => stage.onChange(() => startTransition(() => setDrawings(stage.drawings()))), [stage]);
  const draw = ({ key, router, place }: Drawing) => {
    const provider = <RouterProvider key={key} router={router} onError={onError} />;
    const isAhead = key === ahead?.key;
    return key === 0 ? (
      provider
    ) : (
      <div key={key} ref={isAhead ? place : undefined} style={isAhead ? away : undefined}>
        <Activity mode={isAhead ? 'hidden' : 'visible'}>{provider}</Activity>
      </div>
    );
  };
  return ahead ? [draw(seen), draw(ahead)] : draw(seen);
}
