export type LeftBehind = {
  /** How many listeners of `window` and `document`, and intervals, code of remotes has not removed. Key: their kind. */
  counts: Record<string, number>;
  /** Globals that did not exist before the site's scripts ran. */
  globals: string[];
  /** Properties of the language and the browser that have another value than before. */
  changed: string[];
};

/**
 * Runs in the page before all scripts of the site, and defines `leftBehind`, a function that returns what they have
 * left.
 */
export function watchPage(): void {
  const counts: Record<string, number> = {};
  const start = (kind: string) => {
    // The stack of an effect begins in React, which is a file of the shell.
    if (!new Error().stack?.includes('/assets/remote-')) return () => {};
    counts[kind] = (counts[kind] ?? 0) + 1;
    let isOver = false;
    return () => {
      if (!isOver) counts[kind] = (counts[kind] ?? 0) - 1;
      isOver = true;
    };
  };
  Error.stackTraceLimit = 100;

  const { setInterval, clearInterval } = globalThis;
  const ends = new Map<unknown, () => void>();
  const startInterval = (...parameters: Parameters<typeof setInterval>) => {
    const id = setInterval(...parameters);
    ends.set(id, start('interval'));
    return id;
  };
  const endInterval = (id?: ReturnType<typeof setInterval>) => {
    ends.get(id)?.();
    clearInterval(id);
  };
  Object.assign(globalThis, { setInterval: startInterval, clearInterval: endInterval });

  for (const [name, target] of Object.entries({ window: globalThis, document })) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const known = new Map<string, Map<unknown, () => void>>();
    const keyOf = (type: string, options: unknown) =>
      `${type} ${typeof options === 'object' ? Boolean(Reflect.get(options ?? {}, 'capture')) : Boolean(options)}`;
    const listen = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      add(type, listener, options);
      const key = keyOf(type, options);
      const ofType = known.get(key) ?? new Map();
      known.set(key, ofType);
      if (ofType.has(listener) || options?.signal?.aborted) return;
      const end = start(`${name} ${type}`);
      ofType.set(listener, end);
      const forget = () => {
        end();
        ofType.delete(listener);
      };
      options?.signal?.addEventListener('abort', forget);
      if (options?.once) add(type, forget, { once: true });
    };
    const unlisten = (type: string, listener: EventListener, options?: EventListenerOptions) => {
      remove(type, listener, options);
      const ofType = known.get(keyOf(type, options));
      ofType?.get(listener)?.();
      ofType?.delete(listener);
    };
    Object.assign(target, { addEventListener: listen, removeEventListener: unlisten });
  }

  const types = ['Array', 'Object', 'Function', 'String', 'Number', 'Promise', 'Map', 'Set', 'Date', 'RegExp', 'JSON'];
  const browserTypes = ['Node', 'Element', 'HTMLElement', 'EventTarget', 'History', 'Storage', 'Response', 'Request'];
  const functions = ['fetch', 'setTimeout', 'clearTimeout', 'queueMicrotask', 'postMessage', 'structuredClone'];
  const readValues = () => {
    const values = new Map<string, unknown>(functions.map((name) => [name, Reflect.get(globalThis, name)]));
    const read = (prefix: string, owner: object | undefined) => {
      for (const [name, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(owner ?? {})))
        values.set(`${prefix}.${name}`, get ?? value);
    };
    for (const name of [...types, ...browserTypes]) {
      const type = Reflect.get(globalThis, name);
      read(name, type);
      read(`${name}.prototype`, type.prototype);
    }
    return values;
  };
  const values = readValues();
  const names = new Set([...Object.getOwnPropertyNames(globalThis), 'leftBehind']);
  const leftBehind = (): LeftBehind => ({
    counts: { ...counts },
    globals: Object.getOwnPropertyNames(globalThis).filter((name) => !names.has(name)),
    changed: [...readValues()].filter(([name, value]) => !Object.is(values.get(name), value)).map(([name]) => name),
  });
  Object.assign(globalThis, { leftBehind });
}
