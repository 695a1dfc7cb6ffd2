import type { RemoteRelease } from 'federation';

type Chunks = unknown[];

/** The array of the release that this document started with. Key: the name of the global variable. */
const chunksOfLive = new Map<string, Chunks>();

/**
 * Separates the chunks of two releases of a remote. The chunks of both add themselves to one global array, from which
 * webpack's runtime takes its modules. So the previous release would run chunks of the live one, which have arrived or
 * are still on their way. From now on, only scripts of the chosen release get its array. Others get one that no
 * runtime reads, so a page that still waits for them fails.
 * @returns a function that chooses a release; the previous one is chosen already
 */
export function separateChunks(live: RemoteRelease, previous: RemoteRelease): (chosen: RemoteRelease) => void {
  const variable = chunksVariable(live.container.uniqueName ?? live.name);
  const ofLive = chunksOfLive.get(variable) ?? (Reflect.get(globalThis, variable) as Chunks | undefined) ?? [];
  chunksOfLive.set(variable, ofLive);
  const ofPrevious: Chunks = [];
  let chosen = previous;
  Object.defineProperty(globalThis, variable, {
    configurable: true,
    get: () => (chosen.files[runningFile(live.name)] ? (chosen === live ? ofLive : ofPrevious) : []),
    // Webpack assigns the array that it has just read.
    set() {},
  });
  return (release) => {
    chosen = release;
  };
}

/** Returns webpack's name of the variable (`Template.toIdentifier`). */
function chunksVariable(uniqueName: string): string {
  return `webpackChunk${uniqueName.replace(/^[^a-zA-Z$]+/, '_').replaceAll(/[^a-zA-Z0-9$]+/g, '_')}`;
}

/** Returns the file of the remote that runs at this moment; an empty string when none does. */
function runningFile(name: string): string {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement) || script.src === '') return '';
  return new URL(script.src).pathname.replace(`/assets/${name}/`, '');
}
