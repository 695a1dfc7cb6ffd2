import type { AustralianState } from 'shared-contract/place/suburb';

/**
 * How reliable the source of a figure is: `P` is a primary source, such as an act or the regulator's site, `S` a
 * secondary one, `M` means written from memory. Screens mark `S` and `M` as "check before you rely on it".
 */
export type Confidence = 'P' | 'S' | 'M';

/** A short name of the source that fits in a sentence, such as `RTA Queensland`, and where known its address. */
export type LawSource = { title: string; url?: string };

/** One figure of one state. `from` and `to` are the first and the last local date on which it is in force. */
export type LawRow<Value> = {
  state: AustralianState;
  rule: string;
  value: Value;
  from: string;
  to?: string;
  source: LawSource;
  confidence: Confidence;
  note?: string;
  /** Set where the source confirms the figure, but `from` is from memory. */
  fromUnconfirmed?: true;
};

/** The answer of a function of this package: the value, a plain sentence that explains it, and where it comes from. */
export type LawAnswer<Value> = {
  value: Value;
  sentence: string;
  source: string;
  /** The first local date on which the row that gave the answer is in force. */
  since: string;
  confidence: Confidence;
};

/**
 * Returns the row of the state that is in force on a local date. A date before the first row gets the first row,
 * because every tenancy of the site is younger.
 * @throws RangeError for a state without a row
 */
export function rowAt<Row extends LawRow<unknown>>(rows: readonly Row[], state: AustralianState, date: string): Row {
  const own = rows.filter((row) => row.state === state);
  const [first] = own;
  if (!first) throw new RangeError(`No row for ${state}.`);
  return own.findLast(({ from }) => from <= date) ?? first;
}

/** Builds an answer. The sentence ends with the date and the source of the row: `…, since 30 Sep 2024 (RTA).` */
export function answerFrom<Value>(row: LawRow<unknown>, value: Value, text: string): LawAnswer<Value> {
  const { state, from, source, confidence } = row;
  const sentence = `${state}: ${text}, since ${shortDate(from)} (${source.title}).`;
  return { value, sentence, source: source.title, since: from, confidence };
}

/** Returns the sentence of an answer, with a warning where no primary source confirms it. */
export function markedSentence({ sentence, confidence }: LawAnswer<unknown>): string {
  return confidence === 'P' ? sentence : `${sentence} Check before you rely on it.`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a local date as `30 Sep 2024`. The names of months are written here, because those of browsers differ. */
export function shortDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}
