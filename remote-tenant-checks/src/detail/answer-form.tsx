import { Alert, Button, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { api } from 'shared-api';
import { containsTaxFileNumber, taxFileNumberMessage } from 'shared-contract/tenant-check/tax-file-number';
import { checkAnswerInput } from 'shared-contract/tenant-check/tenant-check';
import { toast, useUnsavedWork } from 'shared-platform';
import { Section, useFocusOnFirstError } from 'shared-ui';
import { checkFailureMessage } from '../check/check-failure.ts';
import { checkPath, showContent } from '../check/check-queries.ts';
import { focusNextStep } from '../check/focus-title.ts';

/** Answers the provider's question. It stores no draft, because an answer can contain personal data. */
export function AnswerForm({ checkId }: { checkId: string }) {
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const [isSending, setIsSending] = useState(false);
  useUnsavedWork({ id: 'check-answer', dirty: answer.trim() !== '' && !isSending, description: 'your answer' });

  async function send() {
    const message = answerError(answer);
    setError(message);
    setFailure(null);
    if (message !== null) return setRejections((count) => count + 1);
    setIsSending(true);
    try {
      const path = `${checkPath(checkId)}/answers`;
      await showContent(checkId, await api.send({ method: 'POST', path, body: { answer: answer.trim() } }));
      toast.success('Answer sent');
      // The form is gone.
      requestAnimationFrame(focusNextStep);
    } catch (problem) {
      setFailure(checkFailureMessage(problem));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Section title="Your answer" framed>
      <form
        ref={useFocusOnFirstError(rejections)}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap="md" align="start">
          <Textarea
            w="100%"
            label="Answer to the provider"
            description="Don’t write numbers of identity documents here. Add a document instead."
            autosize
            minRows={3}
            maxRows={10}
            maxLength={1000}
            value={answer}
            error={error}
            onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
          />
          {failure && (
            <Alert color="red" role="alert" title="Not sent">
              {failure}
            </Alert>
          )}
          <Button type="submit" loading={isSending}>
            Send answer
          </Button>
        </Stack>
      </form>
    </Section>
  );
}

function answerError(answer: string): string | null {
  if (answer.trim() === '') return 'Enter your answer.';
  if (containsTaxFileNumber(answer)) return taxFileNumberMessage;
  return checkAnswerInput.safeParse({ answer }).error?.issues[0]?.message ?? null;
}
