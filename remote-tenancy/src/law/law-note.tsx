import { type LawAnswer, markedSentence } from 'tenancy-law/rules/law-row';

/** What the law of the state says about a field. An answer without a primary source asks the owner to check it. */
export function LawNote({ answer }: { answer: LawAnswer<unknown> }) {
  return <>{markedSentence(answer)}</>;
}
