import { isPlainObject, isUnsafeKey } from '../storage/stored-json.ts';

/** Returns the parts of `value` at the paths, such as `['sort', 'panel.open']`. */
export function pickPaths(value: unknown, paths: readonly string[]): unknown {
  return paths.reduce<unknown>((picked, path) => {
    const found = valueAt(value, path.split('.'));
    return found === undefined ? picked : withValueAt(picked, path.split('.'), found);
  }, {});
}

/** Returns `initial` with the stored parts at the paths. Ignores everything else that was stored. */
export function mergePaths(initial: unknown, stored: unknown, paths: readonly string[]): unknown {
  return paths.reduce<unknown>((merged, path) => {
    const found = valueAt(stored, path.split('.'));
    return found === undefined ? merged : withValueAt(merged, path.split('.'), found);
  }, initial);
}

/**
 * Checks that every path is usable.
 * @throws TypeError for an empty path or one that contains a name such as `__proto__`
 */
export function checkPaths(paths: readonly string[]): void {
  const bad = paths.find((path) => path === '' || path.split('.').some(isUnsafeKey));
  if (bad !== undefined) throw new TypeError(`"${bad}" is not a path of a store; expected names joined by dots.`);
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (item, key) => (isPlainObject(item) && Object.hasOwn(item, key) ? item[key] : undefined),
    value,
  );
}

function withValueAt(value: unknown, [key, ...rest]: readonly string[], found: unknown): unknown {
  if (key === undefined) return found;
  const own = isPlainObject(value) ? value : {};
  return { ...own, [key]: withValueAt(own[key], rest, found) };
}
