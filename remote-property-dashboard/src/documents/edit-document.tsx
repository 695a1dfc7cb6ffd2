import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cachedResource } from 'shared-api';
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
import { changeDocumentMutation, taggedDocumentQuery } from './document-queries.ts';

type EditDocumentProps = { document: PropertyDocument; etag: string | null; propertyId: string };

/** Changes the name, the category and the expiry date of a document. */
export function EditDocument({ document, etag, propertyId }: EditDocumentProps) {
  const [base, setBase] = useState({ document, etag });
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const { mutateAsync, isPending } = useMutation(changeDocumentMutation(propertyId, document));
  const form = useForm<DocumentFormValues>({
    initialValues: valuesOfDocument(base.document),
    validate: documentErrors,
  });
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
  // A new version or a share link changes the document, but nothing in this form. Only a change of these values on
  // another device makes the server reject what is saved here.
  const etagToSend = haveSameValues(base.document, document) ? etag : base.etag;
  const onInvalid = () => setRejections((count) => count + 1);

  async function save(values: DocumentFormValues) {
    setFailure(null);
    try {
      const saved = await mutateAsync({ patch: documentChanges(values, base.document), etag: etagToSend });
      const next = valuesOfDocument(saved);
      setBase({ document: saved, etag: cachedResource(taggedDocumentQuery(saved.id))?.etag ?? null });
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

const haveSameValues = (one: PropertyDocument, other: PropertyDocument) =>
  JSON.stringify(valuesOfDocument(one)) === JSON.stringify(valuesOfDocument(other));
