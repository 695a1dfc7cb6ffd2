type Request = { client: object; callback: LockGrantedCallback<unknown>; settle: (value: unknown) => void };

/** The Web Locks of one browser, for one name. A client that crashes releases its lock and leaves the queue. */
export function fakeLocks() {
  let holder: Request | null = null;
  let queue: Request[] = [];

  function grantNext(): void {
    if (holder) return;
    const next = queue.shift();
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
    of(client: object): Pick<LockManager, 'request'> {
      const request = (_name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) => {
        if (options.ifAvailable && (holder || queue.length > 0)) return Promise.resolve(callback(null));
        return new Promise((settle) => {
          queue.push({ client, callback, settle });
          grantNext();
        });
      };
      return { request: request as LockManager['request'] };
    },
    crash(client: object): void {
      queue = queue.filter((request) => request.client !== client);
      if (holder?.client === client) holder = null;
      grantNext();
    },
  };
}
