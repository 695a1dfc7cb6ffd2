import { TextInput } from '@mantine/core';

type ReasonFieldProps = { value: string; error: string | null; onChange: (text: string) => void };

/** Why an operator changes what is live. The audit log stores it. */
export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  return (
    <TextInput
      label="Reason"
      description="One line for the audit log, such as “checkout fails since 10:40”."
      maxLength={300}
      withAsterisk
      // Not `required`: the browser would show its own message instead of ours.
      aria-required
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Returns what is wrong with the reason; null when nothing is. */
export function reasonProblem(text: string): string | null {
  return text.trim() === '' ? 'Say why, so that the team that owns the release understands it.' : null;
}
