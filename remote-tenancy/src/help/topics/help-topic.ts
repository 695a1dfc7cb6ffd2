/** A part of an answer: text, or a link. */
export type AnswerPart = string | { text: string; to: string };
export type Question = { question: string; answer: readonly AnswerPart[] };
export type HelpTopic = { id: string; title: string; questions: readonly Question[] };

/** Returns the topics with only the questions that contain all words, in the question, the answer or the topic. */
export function filterTopics(topics: readonly HelpTopic[], typed: string): HelpTopic[] {
  const words = normalised(typed).split(/\s+/).filter(Boolean);
  return topics.flatMap(({ questions, ...topic }) => {
    const found = questions.filter((one) => {
      const text = normalised(`${topic.title} ${one.question} ${answerText(one)}`);
      return words.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ ...topic, questions: found }] : [];
  });
}

const answerText = ({ answer }: Question) =>
  answer.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** Phones type a straight apostrophe or a curly one. */
const normalised = (text: string) => text.toLowerCase().replaceAll('’', "'");
