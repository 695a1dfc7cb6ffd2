import { atMost } from './at-most.ts';
import { makeRung } from './make-rung.ts';
import type { MakerAnswer, MakerTask } from './picture-maker.ts';

/**
 * A process of its own, started when a picture is to be made and gone when none is: drawing and encoding take all of a
 * core and leave hundreds of megabytes behind, neither of which the API should feel.
 */
const inTurn = atMost(2);

process.on('message', async ({ ticket, source, rung }: MakerTask) => {
  try {
    answer({ ticket, bytes: await inTurn(() => makeRung({ ...source, bytes: Buffer.from(source.bytes) }, rung)) });
  } catch (error) {
    answer({ ticket, error: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());

function answer(message: MakerAnswer): void {
  process.send?.(message);
}
