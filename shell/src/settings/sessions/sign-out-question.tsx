import { Button } from '@mantine/core';
import { QuestionDialog } from '../../dialog/question-dialog.tsx';

type SignOutQuestionProps = { where: string; pending: boolean; onYes: () => void; onNo: () => void };

export function SignOutQuestion({ where, pending, onYes, onNo }: SignOutQuestionProps) {
  const choices = (
    <>
      <Button loading={pending} onClick={onYes}>
        Sign out
      </Button>
      <Button variant="default" onClick={onNo}>
        Cancel
      </Button>
    </>
  );
  return (
    <QuestionDialog title={`Sign out ${where}?`} choices={choices} onCancel={onNo}>
      <p>Whoever uses it there has to sign in again. What was not saved there may be lost.</p>
    </QuestionDialog>
  );
}
