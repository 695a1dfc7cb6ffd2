import { identityDocumentKind } from 'shared-contract/tenant-check/identity-document';
import { identityDocumentLabels } from 'shared-contract/tenant-check/identity-document-rules';
import { pointsOf } from 'shared-contract/tenant-check/identity-points';

const groupLabels: readonly (readonly [points: number, label: string])[] = [
  [70, '70 points (only one of these counts)'],
  [40, '40 points, 25 for a second one'],
  [35, '35 points'],
  [25, '25 points'],
  [0, 'If a name differs'],
];

/** The kinds of documents for a dropdown, grouped by their points (V6). */
export const documentKindOptions = [
  { value: '', label: 'Choose a document' },
  ...groupLabels.map(([points, group]) => ({
    group,
    items: identityDocumentKind.options
      .filter((kind) => pointsOf(kind) === points)
      .map((value) => ({ value, label: identityDocumentLabels[value] })),
  })),
];
