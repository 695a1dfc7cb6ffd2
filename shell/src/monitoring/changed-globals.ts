import { logger } from 'shared-platform';
import { currentPage } from './page-info.ts';

/** Logs, when the user leaves the document, which globals a script has changed. An extension can be the cause, too. */
export function watchGlobals(document: Document): void {
  const look = () => {
    if (document.visibilityState !== 'hidden') return;
    const changed = changedGlobals(watchedFunctions());
    if (changed.length === 0) return;
    document.removeEventListener('visibilitychange', look);
    const { remote, version, page } = currentPage();
    logger.warn('A script has changed globals', { changed, remote, version, page });
  };
  document.addEventListener('visibilitychange', look);
}

/**
 * Returns the names of prototypes' enumerable properties, which appear in every `for…in` loop, and of the functions
 * that are not the browser's own.
 */
export function changedGlobals(functions: Readonly<Record<string, unknown>>): string[] {
  const added = [Array, Object, Function, String].flatMap(({ name, prototype }) =>
    Object.keys(prototype).map((key) => `${name}.prototype.${key}`),
  );
  const replaced = Object.entries(functions).filter(([, value]) => !isNative(value));
  return [...added, ...replaced.map(([name]) => name)];
}

function watchedFunctions(): Record<string, unknown> {
  return {
    fetch,
    'history.pushState': history.pushState,
    'history.replaceState': history.replaceState,
    setTimeout,
    'JSON.parse': JSON.parse,
    'Array.prototype.map': Array.prototype.map,
    'Promise.prototype.then': Promise.prototype.then,
    'EventTarget.prototype.addEventListener': EventTarget.prototype.addEventListener,
  };
}

function isNative(value: unknown): boolean {
  return typeof value === 'function' && Function.prototype.toString.call(value).endsWith('{ [native code] }');
}
