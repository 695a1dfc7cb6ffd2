import {
  Activity,
  type CSSProperties,
  createContext,
  memo,
  type RefCallback,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { RouterProvider, type RouterProviderProps, type RouterState } from 'react-router';
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

/** What is seen, perhaps what somebody is about to open, and what was seen until just now. */
export type Stage = ReturnType<typeof createStage>;

export function createStage(router: SiteRouter) {
  let drawings: readonly [seen: Drawing, ahead?: Drawing, left?: Drawing] = [{ key: 0, router: routerFor(0) }];
  let isTaken: (state: RouterState) => boolean = () => false;
  const listeners = new Set<() => void>();

  /** The site's router, with news for what is seen alone: what was seen until now is not drawn again on its way out. */
  function routerFor(key: number): SiteRouter {
    const subscribe: SiteRouter['subscribe'] = (hear) =>
      router.subscribe((state, more) => {
        if (!isTaken(state) && drawings[0].key === key) hear(state, more);
      });
    return Object.create(router, { subscribe: { value: subscribe } });
  }

  return {
    drawings: () => drawings,
    routerFor,
    /** Asked of all that the router tells; true where what is seen need not know. */
    take(asked: typeof isTaken) {
      isTaken = asked;
    },
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

const Left = createContext(false);

/** Not drawn again because another comes or goes. */
const Router = memo(RouterProvider);

/** Whether another drawing is seen in place of this one, which is about to be taken away. */
export const useIsLeft = () => useContext(Left);

/**
 * A drawing that comes to be seen keeps all that it is made of; its effects run from then on (React's `Activity`). The first is
 * drawn as the gateway drew it.
 */
export function StagedRouter({ stage, onError }: Pick<RouterProviderProps, 'onError'> & { stage: Stage }) {
  const [[seen, ahead, left], setDrawings] = useState(stage.drawings);
  // In one with what the router tells its provider, which is a transition too.
  useEffect(() => stage.onChange(() => startTransition(() => setDrawings(stage.drawings()))), [stage]);
  return [left, seen, ahead].map((drawing) => {
    if (!drawing) return null;
    const { key, router, place } = drawing;
    const isAhead = drawing === ahead;
    const content = (
      // One element, which can be out of sight before React takes away all that it is made of.
      <div>
        <Left value={drawing === left}>
          <Router router={router} onError={onError} />
        </Left>
      </div>
    );
    return (
      <div key={key} ref={drawing === seen ? undefined : place} style={isAhead ? away : undefined}>
        {key === 0 ? content : <Activity mode={isAhead ? 'hidden' : 'visible'}>{content}</Activity>}
      </div>
    );
  });
}
