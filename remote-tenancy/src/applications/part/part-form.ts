import type { ApplicationView } from 'shared-contract/application/application';
import {
  type ApplicationField,
  applicationField,
  applicationFieldLabels,
} from 'shared-contract/application/application-field';
import { applicationFieldText } from 'shared-contract/application/application-text';
import { isKnown } from 'shared-contract/wire/open-enum';
import type { StepForm } from 'shared-editor';
import { type PartContent, partContentOf } from './part-content.ts';
import { ownFields, type PartValues, partValues, partValuesOf } from './part-values.ts';

/** Returns the fields that this adult fills in: those of the state's form, the shared ones only for the first adult. */
export function askedFields({ fields, isFirst }: Pick<ApplicationView, 'fields' | 'isFirst'>): ApplicationField[] {
  return fields
    .filter((field) => isKnown(applicationField, field))
    .filter((field) => isFirst || ownFields.some((own) => own === field));
}

export const partForm: StepForm<PartValues, ApplicationView, PartContent> = {
  step: 'part',
  draftDescription: 'your application',
  savesValidFields: true,
  schema: partValues,
  version: 1,
  labels: applicationFieldLabels,
  formatValue(field, value) {
    const { content, errors } = partContentOf({ ...emptyValues, [field]: value }, [field]);
    return Object.keys(errors).length > 0 ? 'Not complete' : applicationFieldText(field, content);
  },
  valuesOf: partValuesOf,
  patchOf(values, view) {
    const { content, errors } = partContentOf(values, askedFields(view));
    return { patch: content, errors };
  },
  fieldOf: (propertyPath) => propertyPath.replace(/^(?:part|details)\./, '').replaceAll(/\[(\d+)\]/g, '.$1'),
};

const emptyValues = partValuesOf({ part: {}, details: {} });
