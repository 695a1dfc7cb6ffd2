import type { AgreementContent } from 'tenancy-law/agreement/agreement-content';
import { formDate, termYears } from 'tenancy-law/form/form-date';
import { standardForm } from 'tenancy-law/rules/standard-form';
import type { AgreementRendering } from './agreement-document.ts';
import { isOfficialFormSupplied, type OfficialFormsConfig, readOfficialForm } from './official-forms.ts';

/**
 * True where the state prescribes a form that the operator did not supply. The document is then watermarked, and the
 * owner confirms on sending that the tenants get the official form.
 */
export function needsOfficialForm(config: OfficialFormsConfig, content: AgreementContent, today: string): boolean {
  const { terms, property } = content;
  if (property.propertyType !== 'Residential') return false;
  const form = standardForm(property.state, formDate(terms, today), { termYears: termYears(terms) });
  return form.value.prescribed && !isOfficialForm(config, content);
}

/**
 * Returns the PDF of an agreement, as a draft or as it is sent for signing: the official form with our particulars as
 * an annexure where the operator supplied it, and the particulars alone elsewhere. `today` is the local date at the
 * property. The renderers are loaded with the first document, so that they don't slow down the start of the backend.
 */
export async function agreementPdf(
  config: OfficialFormsConfig,
  content: AgreementContent,
  { today, isSent }: Pick<AgreementRendering, 'today' | 'isSent'>,
): Promise<Buffer> {
  const { renderAgreement } = await import('./render-agreement.ts');
  const particulars = await renderAgreement(content, {
    today,
    isSent,
    watermark: needsOfficialForm(config, content, today),
  });
  const { officialFormsFolder } = config;
  if (officialFormsFolder === undefined || !isOfficialForm(config, content)) return particulars;
  const { fillOfficialForm } = await import('./fill-official-form.ts');
  const form = readOfficialForm(officialFormsFolder, content.property.state);
  return fillOfficialForm(form, content, { today, annexure: particulars });
}

/** A form is for homes only. */
const isOfficialForm = (config: OfficialFormsConfig, { property: { state, propertyType } }: AgreementContent) =>
  propertyType === 'Residential' && isOfficialFormSupplied(config, state);
