import type { Database } from '../database/database.ts';
import type { Answer } from './answer.ts';

type Kept = { answer: Promise<Answer>; until: number };

/** Some 35 MB of searches at most. */
const mostAnswers = 1000;
const kept = new WeakMap<Database, Map<string, Kept>>();

/**
 * A public answer that is worth giving again for a moment: who asks the same while it is being made waits for that one.
 * Any write through this server forgets them all, so nobody misses their own change; what another instance wrote is seen
 * when the moment is over. For answers that are the same for everybody only.
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
  if (known && known.until > now.getTime()) return known.answer;
  const answer = make();
  const mine = { answer, until: now.getTime() + forMs };
  answers.delete(key);
  answers.set(key, mine);
  answer.catch(() => {
    if (answers.get(key) === mine) answers.delete(key);
  });
  for (const oldest of answers.keys()) {
    if (answers.size <= mostAnswers) break;
    answers.delete(oldest);
  }
  return answer;
}

export function forgetAnswers(database: Database): void {
  kept.delete(database);
}
