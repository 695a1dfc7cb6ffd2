import * as z from 'shared-contract/schema';
import {
  adjacentSteps,
  amountProps,
  cachedEdited,
  confirmLeaving,
  createUploadQueue,
  DropArea,
  type EditedResource,
  editedResourceQuery,
  type FieldErrors,
  focusNextRowThen,
  isSame,
  patchEdited,
  refetchEdited,
  SaveState,
  type StepEditor,
  type StepForm,
  StepFormBody,
  StepFrame,
  UploadList,
  type UploadQueue,
  useEditedResource,
  useFocusIf,
  useStepForm,
  useUnsavedForm,
  useUnsavedSteps,
} from 'shared-editor';

type Lesson = { id: string; title: string; fee: string };
type Values = { title: string; fee: string };

const lessons: EditedResource<Lesson, Partial<Values>> = {
  name: 'lesson',
  param: 'lesson',
  path: (id) => `/api/lessons/${id}`,
  schema: z.object({ id: z.string(), title: z.string(), fee: z.string() }),
  violations: (_lesson, { title }) => (title === '' ? [{ propertyPath: 'title', message: 'Enter a title.' }] : []),
  invalidate: (id) => void refetchEdited(lessons, id),
};

const noErrors: FieldErrors = {};

const titleStep: StepForm<Values, Lesson, Partial<Values>, 'title'> = {
  step: 'title',
  draftDescription: 'your lesson',
  schema: z.object({ title: z.string(), fee: z.string() }),
  version: 1,
  labels: { title: 'Title', fee: 'Fee' },
  formatValue: (field, value) => `${field}: ${value}`,
  valuesOf: ({ title, fee }) => ({ title, fee }),
  patchOf: (values) => ({ patch: values, errors: noErrors }),
  fieldOf: (path) => path,
};

const queue: UploadQueue = createUploadQueue({
  path: '/api/lesson-files',
  queryOf: (kind) => ({ kind }),
  onUploaded: async () => refetchEdited(lessons, '1'),
});
confirmLeaving(queue, { id: 'uploads', within: '/lessons' });

export function TitleStep() {
  const { value: lesson, etag } = useEditedResource(lessons);
  const editor: StepEditor<Values, 'title'> = useStepForm(lessons, titleStep);
  const { before, after } = adjacentSteps([{ name: 'title', href: '/title', title: 'Title' }], 'title');
  useUnsavedForm({ id: lesson.id, step: 'title', form: 'fee' }, false);
  const { leftSection, inputMode, onBlur } = amountProps(editor.form.getInputProps('fee'));
  const unsaved: string[] = useUnsavedSteps(lesson.id);
  return (
    <StepFrame
      rail={null}
      title="Title"
      lead="What the lesson is about."
      isOpen
      state={<SaveState state={editor.snapshot.state} />}
      missing={{ title: 'Missing', kind: 'todo', reasons: unsaved }}
      before={before}
      after={after}
    >
      <StepFormBody editor={editor} isOpen above={etag}>
        {leftSection} <input inputMode={inputMode} onBlur={onBlur} />
        <button type="button" ref={useFocusIf(true)} onClick={focusNextRowThen(() => editor.draft.discard())}>
          Remove
        </button>
      </StepFormBody>
      <DropArea
        noun="files"
        accept={['image/png']}
        multiple
        hint="PNG"
        onFiles={(files) => queue.add(files, 'file', { mediaTypes: ['image/png'], fileTypesLabel: 'PNG' }, 10)}
      />
      <UploadList label="Files" items={queue.snapshot()} queue={queue} />
    </StepFrame>
  );
}

export async function rename(id: string): Promise<boolean> {
  await patchEdited(lessons, id, { title: 'New' });
  return isSame(cachedEdited(lessons, id).value.title, editedResourceQuery(lessons, id).queryKey[0]);
}
