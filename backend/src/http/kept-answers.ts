import type { Database } from '../database/database.ts';
import type { Answer } from './answer.ts';

type Kept = { answer: Promise<Answer>; madeAt: number; renewing: boolean; asBytes: boolean };

/** Some 35 MB of searches, or 70 where each has a dash or a curly quote in it: then all of its text is kept two bytes wide. */
const mostAnswers = 1000;
/** In its last two thirds an answer is given once more while a new one is made: nobody waits for a renewal. */
const renewedAfter = 1 / 3;
const kept = new WeakMap<Database, Map<string, Kept>>();

/**
 * A public answer, given again for a moment: who asks the same while it is being made waits for that one. Any write through
 * this server forgets them all, so nobody misses their own change; what another instance wrote is seen when the moment is
 * over. For answers that are the same for everybody only.
 */
export function keptAnswer(
  database: Database,
  { key, now, forMs }: { key: string; now: Date; forMs: number },
  make: () => Promise<Answer>,
): Promise<Answer> {
  if (forMs === 0) return make();
  const answers = kept.get(database) ?? new Map<string, Kept>();
  kept.set(database, answers);
  const known = answers.get(key);
  const age = known ? now.getTime() - known.madeAt : Number.POSITIVE_INFINITY;
  if (known && age < forMs) {
    if (age >= forMs * renewedAfter && !known.renewing) {
      known.renewing = true;
      // Kept only once it is there; when it fails, the next to ask after the moment asks anew.
      make().then(
        (answer) => keep(answers, key, Promise.resolve(answer), now),
        () => {},
      );
    }
    return givenAgain(known);
  }
  const answer = make();
  const entry = keep(answers, key, answer, now);
  answer.catch(() => {
    if (answers.get(key) === entry) answers.delete(key);
  });
  return answer;
}

export function forgetAnswers(database: Database): void {
  kept.delete(database);
}

/**
 * As bytes from the second time on: they are sent as they lie there, where a text is copied and written out each time. Not from the
 * first: most are never asked for again, and 64 MB of buffers since its last round have the collector walk all that is in memory.
 */
function givenAgain(known: Kept): Promise<Answer> {
  if (known.asBytes) return known.answer;
  known.asBytes = true;
  known.answer = known.answer.then(({ payload, ...answer }) =>
    typeof payload === 'string' ? { ...answer, payload: Buffer.from(payload) } : { ...answer, payload },
  );
  return known.answer;
}

function keep(answers: Map<string, Kept>, key: string, answer: Promise<Answer>, now: Date): Kept {
  const entry = { answer, madeAt: now.getTime(), renewing: false, asBytes: false };
  answers.delete(key);
  answers.set(key, entry);
  for (const oldest of answers.keys()) {
    if (answers.size <= mostAnswers) break;
    answers.delete(oldest);
  }
  return entry;
}
