/** The functions of the browser that the stream uses. */
export type BuildStreamPorts = {
  /** Opens a connection. `onEnd` is called at most once, when it fails or ends. Returns a function that closes it. */
  connect: (listeners: { onOpen: () => void; onBuild: () => void; onEnd: () => void }) => () => void;
  /** Returns a function that cancels the timer. */
  setTimer: (work: () => void, ms: number) => () => void;
  random: () => number;
};

/** The wait after the first failure. It doubles with each further one, and is up to half shorter or longer. */
const firstRetryMs = 10_000;
/** After this many failures one after the other, the document stops trying. The poll remains. */
const maxFailures = 5;
/** A connection that was open for this long was no failure. */
const provenMs = 30_000;

/**
 * Creates a stream that tells of urgent builds. The returned function opens it, and returns a function that closes it.
 * A connection that fails or ends is opened again, later each time.
 */
export function createBuildStream({ connect, setTimer, random }: BuildStreamPorts) {
  let failures = 0;
  return (onBuild: () => void): (() => void) => {
    let close = () => {};
    let cancelTimer = () => {};

    function open(): void {
      if (failures >= maxFailures) return;
      close = connect({
        onOpen() {
          cancelTimer = setTimer(() => {
            failures = 0;
          }, provenMs);
        },
        onBuild,
        onEnd() {
          cancelTimer();
          close();
          failures += 1;
          const ms = firstRetryMs * 2 ** (failures - 1) * (0.5 + random());
          if (failures < maxFailures) cancelTimer = setTimer(open, ms);
        },
      });
    }

    open();
    return () => {
      cancelTimer();
      close();
    };
  };
}
