type Request = { client: object; callback: LockGrantedCallback<unknown>; settle: (value: unknown) => void };

/** Web Locks of one browser, for one name. A client that crashes gives back what it holds and what it waits for. */
export function fakeLocks() {
  let holder: Request | null = null;
  let waiting: Request[] = [];

  function grantNext(): void {
    if (holder) return;
    const next = waiting.shift();
    if (!next) return;
    holder = next;
    const lock: Lock = { name: 'lock', mode: 'exclusive' };
    Promise.resolve(next.callback(lock)).then((value) => {
      if (holder === next) holder = null;
      next.settle(value);
      grantNext();
    });
  }

  return {
    isHeld: () => holder !== null,
    waiting: () => waiting.length,
    of(client: object): Pick<LockManager, 'request'> {
      const request = (_name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) => {
        if (options.ifAvailable && (holder || waiting.length > 0)) return Promise.resolve(callback(null));
        return new Promise((settle) => {
          waiting.push({ client, callback, settle });
          grantNext();
        });
      };
      return { request: request as LockManager['request'] };
    },
    crash(client: object): void {
      waiting = waiting.filter((request) => request.client !== client);
      if (holder?.client === client) holder = null;
      grantNext();
    },
  };
}
