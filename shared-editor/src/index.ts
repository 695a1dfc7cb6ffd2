export { adjacentSteps } from './adjacent-steps.ts';
export {
  cachedEdited,
  type EditedResource,
  editedResourceQuery,
  patchEdited,
  refetchEdited,
  useEditedResource,
} from './edited-resource.ts';
export { amountProps } from './fields/amount-props.ts';
export { focusNextRowThen } from './focus/focus-next-row.ts';
export { useFocusIf } from './focus/use-focus-if.ts';
export { SaveState } from './frame/save-state.tsx';
export { StepFormBody } from './frame/step-form-body.tsx';
export { StepFrame } from './frame/step-frame.tsx';
export { isSame } from './saving/merge-values.ts';
export type { FieldErrors, StepForm } from './saving/step-form.ts';
export { setUnsaved, useUnsavedForm, useUnsavedSteps } from './saving/unsaved-steps.ts';
export { type StepEditor, useStepForm } from './saving/use-step-form.ts';
export { confirmLeaving } from './uploads/confirm-leaving.ts';
export { DropArea } from './uploads/drop-area.tsx';
export { UploadList } from './uploads/upload-list.tsx';
export { createUploadQueue, type UploadItem, type UploadQueue } from './uploads/upload-queue.ts';
