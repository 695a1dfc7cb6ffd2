export type Progress = {
  /** One line for a step that is through; with `since`, how long it took. */
  done: (what: string, since?: number) => void;
};

export function printedProgress(print: (line: string) => void = console.log): Progress {
  return {
    done: (what, since) => {
      const seconds = since === undefined ? '' : ` (${((performance.now() - since) / 1000).toFixed(1)} s)`;
      print(`  ${what}${seconds}`);
    },
  };
}

export const silentProgress: Progress = { done: () => {} };
