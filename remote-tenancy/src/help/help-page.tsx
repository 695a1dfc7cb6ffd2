import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { EmptyState } from 'shared-ui';
import classes from './help-page.module.css';
import { TextPage } from './text-page.tsx';
import { type AnswerPart, filterTopics, type Question } from './topics/help-topic.ts';
import { helpTopics } from './topics/help-topics.ts';

/**
 * Questions by topic. The filter works while the visitor types; without JavaScript, Enter submits it as `?q=`.
 * @param props.initialFilter the parameter `q` of the URL
 */
export function HelpPage({ url, initialFilter }: { url: string; initialFilter: string }) {
  const [typed, setTyped] = useState(initialFilter);
  const field = useRef<HTMLInputElement>(null);
  const isFiltered = typed.trim() !== '';
  const topics = filterTopics(helpTopics, typed);
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <TextPage
      title="Help"
      description="Short answers on searching, applying, listing, rent and your account."
      url={url}
      lead={
        <div className={classes.filter}>
          <form action={addresses.help()} onSubmit={(event) => event.preventDefault()}>
            <TextInput
              ref={field}
              type="search"
              name="q"
              label="Find an answer"
              placeholder="Such as bond or alerts"
              maxLength={80}
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </form>
          <p role="status" className={classes.count}>
            {isFiltered && (count === 1 ? '1 answer' : `${count} answers`)}
          </p>
          {count === 0 && (
            <EmptyState
              title="No answer matches"
              action={
                <Button
                  variant="default"
                  onClick={() => {
                    setTyped('');
                    field.current?.focus();
                  }}
                >
                  Show all questions
                </Button>
              }
            >
              Try fewer or other words, or <Link to={addresses.contact()}>contact us</Link>.
            </EmptyState>
          )}
        </div>
      }
      sections={topics.map(({ id, title, questions }) => ({
        id,
        title,
        body: questions.map((one) => <QuestionDetails key={one.question} {...one} isOpen={isFiltered} />),
      }))}
    />
  );
}

/** A closed answer is found by the browser's find-in-page, which opens it. */
function QuestionDetails({ question, answer, isOpen }: Question & { isOpen: boolean }) {
  return (
    <details className={classes.question} open={isOpen}>
      <summary>{question}</summary>
      <p>{answer.map(renderPart)}</p>
    </details>
  );
}

const renderPart = (part: AnswerPart) =>
  typeof part === 'string' ? (
    part
  ) : (
    <Link key={part.text} to={part.to}>
      {part.text}
    </Link>
  );
