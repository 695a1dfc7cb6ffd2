import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { isApiProblem, useIdempotencyKey } from 'shared-api';
import {
  type IdentityDocument,
  type IdentityDocumentContent,
  identityDocumentKind,
} from 'shared-contract/tenant-check/identity-document';
import { useUnsavedWork } from 'shared-platform';
import { useFocusOnFirstError } from 'shared-ui';
import { addedPoints } from './added-points.ts';
import { DocumentFields } from './document-fields.tsx';
import { type DocumentFormValues, documentErrors, emptyDocument, parseDocument } from './document-form-values.ts';
import { documentKindOptions } from './document-kind-options.ts';

type DocumentFormProps = {
  applicantName: string;
  /** The documents that are stored. */
  documents: readonly IdentityDocument[];
  /** The local date. */
  today: string;
  /** Sends the document. The id is the same for each attempt with the same content. Rejects when it is not stored. */
  onAdd: (id: string, content: IdentityDocumentContent) => Promise<void>;
  onCancel: () => void;
  failureMessage: (error: unknown) => string;
};

/**
 * Adds a document. It asks only what its kind needs, and shows live what the document counts (V6). What is typed is in
 * no draft and no storage of the browser.
 */
export function DocumentForm({ applicantName, documents, today, onAdd, onCancel, failureMessage }: DocumentFormProps) {
  const form = useForm<DocumentFormValues>({
    initialValues: emptyDocument(applicantName),
    validate: (values) => {
      const parsed = parseDocument(values, today, documents);
      return parsed.ok ? {} : parsed.errors;
    },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const idFor = useIdempotencyKey();
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  useUnsavedWork({ id: 'identity-document', dirty: form.isDirty() && !isSaving, description: 'this document' });
  const { kind } = form.values;
  const reject = () => setRejections((count) => count + 1);

  async function add(values: DocumentFormValues) {
    const parsed = parseDocument(values, today, documents);
    if (!parsed.ok || isSaving) return;
    setFailure(null);
    setSaving(true);
    try {
      await onAdd(idFor(parsed.content), parsed.content);
    } catch (error) {
      const errors = isApiProblem(error, { status: 422 }) ? documentErrors(error.violations) : {};
      form.setErrors(errors);
      setFailure(Object.keys(errors).some((field) => field in values) ? null : failureMessage(error));
      reject();
    } finally {
      setSaving(false);
    }
  }

  return (
    <form
      ref={useFocusOnFirstError(rejections)}
      noValidate
      autoComplete="off"
      aria-label="Add a document"
      onSubmit={form.onSubmit(add, reject)}
    >
      <Stack gap="md">
        <NativeSelect
          ref={first}
          label="Document"
          data={documentKindOptions}
          {...form.getInputProps('kind')}
          onChange={({ currentTarget }) => {
            form.setValues({ kind: identityDocumentKind.options.find((one) => one === currentTarget.value) ?? '' });
            form.clearErrors();
          }}
        />
        {kind !== '' && <DocumentFields form={form} kind={kind} />}
        <Text size="sm" role="status">
          {addedPoints(form.values, documents, applicantName)}
        </Text>
        {failure && (
          <Alert color="red" role="alert" title="Not added">
            {failure}
          </Alert>
        )}
        <Group gap="sm">
          <Button type="submit" loading={isSaving}>
            Add document
          </Button>
          <Button variant="default" disabled={isSaving} onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
