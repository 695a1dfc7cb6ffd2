import { isHostileName, isPlainObject } from '../storage/stored-json.ts';

/** The part of `value` under the chosen paths, such as `['sort', 'panel.open']`. */
export function pickPaths(value: unknown, paths: readonly string[]): unknown {
  return paths.reduce<unknown>((picked, path) => {
    const found = valueAt(value, path.split('.'));
    return found === undefined ? picked : withValueAt(picked, path.split('.'), found);
  }, {});
}

/** `initial` with what was kept under the chosen paths; everything else that was kept is left out. */
export function mergePaths(initial: unknown, kept: unknown, paths: readonly string[]): unknown {
  return paths.reduce<unknown>((merged, path) => {
    const found = valueAt(kept, path.split('.'));
    return found === undefined ? merged : withValueAt(merged, path.split('.'), found);
  }, initial);
}

/** Throws for a path that could reach a prototype: a mistake of the author, not of the storage. */
export function checkPaths(paths: readonly string[]): void {
  const bad = paths.find((path) => path === '' || path.split('.').some(isHostileName));
  if (bad !== undefined) throw new TypeError(`"${bad}" is no path of a store; expected names joined by dots.`);
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (one, name) => (isPlainObject(one) && Object.hasOwn(one, name) ? one[name] : undefined),
    value,
  );
}

function withValueAt(value: unknown, [name, ...rest]: readonly string[], found: unknown): unknown {
  if (name === undefined) return found;
  const own = isPlainObject(value) ? value : {};
  return { ...own, [name]: withValueAt(own[name], rest, found) };
}
