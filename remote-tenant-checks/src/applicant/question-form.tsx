import { Stack, Text } from '@mantine/core';
import type { ApplicantCheckView } from 'shared-contract/tenant-check/check-link';
import { Section } from 'shared-ui';
import { answerQuestionMutation } from './check-link-query.ts';
import { SentTextForm } from './sent-text-form.tsx';

/** The provider's question, and the form with which the applicant answers it. */
export function QuestionForm({ view, token }: { view: ApplicantCheckView; token: string }) {
  return (
    <Section title="A question of the provider" framed>
      <Stack gap="md">
        {view.question !== null && <Text fw={600}>{view.question}</Text>}
        <Text size="sm">If it asks for a document, add the document below first, then answer.</Text>
        <SentTextForm
          label="Your answer"
          maxLength={1000}
          submitLabel="Send answer"
          missing="Write an answer."
          sent="Answer sent"
          description="your answer"
          mutation={answerQuestionMutation(token)}
        />
      </Stack>
    </Section>
  );
}
