import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { maxDocumentName, type PropertyDocument } from 'shared-contract/property/document';
import { documentCategory, documentCategoryNames } from 'shared-contract/property/document-category';
import { toast, useDraft } from 'shared-platform';
import { DraftNotice, useFocusOnFirstError } from 'shared-ui';
import { changeFailure } from '../form/change-failure.ts';
import {
  type DocumentFormValues,
  documentChanges,
  documentErrors,
  documentFormValues,
  errorsOfViolations,
  valuesOfDocument,
} from './document-form-values.ts';
import { changeDocumentMutation } from './document-queries.ts';

type EditDocumentProps = { document: PropertyDocument; etag: string | null; propertyId: string };

/** Changes the name, the category and the expiry date of a document. */
export function EditDocument({ document, etag, propertyId }: EditDocumentProps) {
  const [base, setBase] = useState(document);
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const { mutateAsync, isPending } = useMutation(changeDocumentMutation(propertyId, document));
  const form = useForm<DocumentFormValues>({ initialValues: valuesOfDocument(base), validate: documentErrors });
  const draft = useDraft({
    entity: `document/${document.id}`,
    step: 'details',
    version: 1,
    schema: documentFormValues,
    values: form.values,
    dirty: form.isDirty(),
    description: 'the details of this document',
    apply: form.setValues,
  });
  const onInvalid = () => setRejections((count) => count + 1);

  async function save(values: DocumentFormValues) {
    setFailure(null);
    try {
      const saved = await mutateAsync({ patch: documentChanges(values, base), etag });
      const next = valuesOfDocument(saved);
      setBase(saved);
      form.setValues(next);
      form.resetDirty(next);
      toast.success('Document saved');
    } catch (error) {
      const { errors, message } = changeFailure(error, 'document', errorsOfViolations);
      form.setErrors(errors);
      setFailure(message);
      onInvalid();
    }
  }

  const field = form.getInputProps;
  return (
    <form ref={useFocusOnFirstError(rejections)} noValidate onSubmit={form.onSubmit(save, onInvalid)}>
      <Stack gap="md">
        <DraftNotice draft={draft} />
        <TextInput label="Name" maxLength={maxDocumentName} autoComplete="off" {...field('name')} />
        <NativeSelect
          label="Category"
          data={documentCategory.options.map((value) => ({ value, label: documentCategoryNames[value] }))}
          {...field('category')}
        />
        <TextInput
          label="Expiry date (optional)"
          description="We’ll email you 30 days before."
          type="date"
          {...field('expiresOn')}
        />
        {failure && (
          <Alert color="red" role="alert" title="Not saved">
            {failure}
          </Alert>
        )}
        <Group gap="sm">
          <Button type="submit" loading={isPending}>
            Save changes
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
