import { termsOf } from 'shared-contract/agreement/agreement-terms';
import { utilityLabels } from 'tenancy-law/form/term-labels';
import { termPathOf } from '../agreement-change.ts';
import type { AgreementStepForm } from '../edited-agreement.ts';
import {
  type UtilitiesValues,
  utilitiesOf,
  utilitiesValues,
  utilitiesValuesOf,
  utilityValues,
} from './utilities-values.ts';
import { services } from './utility-defaults.ts';

export const utilitiesForm: AgreementStepForm<UtilitiesValues> = {
  step: 'utilities',
  draftDescription: 'the utilities of this agreement',
  schema: utilitiesValues,
  version: 1,
  labels: utilityLabels,
  formatValue(_, value) {
    const { connected, paidBy, individuallyMetered, apportionment } = utilityValues.parse(value);
    if (!connected) return 'Not connected';
    const payer = paidBy === 'tenant' ? 'paid by the people renting' : 'paid by the owner';
    return [payer, individuallyMetered ? 'individually metered' : '', apportionment].filter(Boolean).join(', ');
  },
  valuesOf: ({ tenancyAgreementDetails, property }) =>
    utilitiesValuesOf(termsOf(tenancyAgreementDetails), property.address.state),
  patchOf: (values) => ({ patch: { utilities: utilitiesOf(values) }, errors: {} }),
  fieldOf(propertyPath, change) {
    const [, index, field] = /^utilities\[(\d+)\]\.(\w+)$/.exec(termPathOf(propertyPath, change) ?? '') ?? [];
    const service = services[Number(index)];
    return service && field ? `${service}.${field}` : null;
  },
};
