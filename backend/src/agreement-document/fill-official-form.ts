import { readFileSync } from 'node:fs';
import { PDFCheckBox, PDFDocument, type PDFField, PDFTextField } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import type { AgreementContent } from 'tenancy-law/agreement/agreement-content';
import { printableText } from '../pdf/printable-text.ts';
import { regularFont } from '../pdf/render-pdf.ts';
import { appendPages } from './append-pages.ts';
import { formValue } from './official-form-values.ts';
import type { OfficialForm } from './official-forms.ts';

/** Written into a field that is too short for its value. */
const inAnnexure = 'See annexure';

/** Longer texts don't fit a field of a form, whatever its limit. */
const maxFieldText = 600;

/**
 * Returns the state's form, filled and no longer editable, followed by the annexure, which has all particulars in full.
 * @param today the local date at the property
 */
export async function fillOfficialForm(
  { pdf, fields }: OfficialForm,
  content: AgreementContent,
  { today, annexure }: { today: string; annexure: Uint8Array },
): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  document.registerFontkit(fontkit);
  const font = await document.embedFont(readFileSync(regularFont), { subset: true });
  const form = document.getForm();
  const source = { ...content, today };
  for (const [name, value] of Object.entries(fields)) fillField(form.getField(name), formValue(value, source));
  form.updateFieldAppearances(font);
  form.flatten({ updateFieldAppearances: false });
  return appendPages(await document.save(), annexure, new Date(`${today}T00:00:00Z`));
}

function fillField(field: PDFField, value: string | boolean | undefined): void {
  if (field instanceof PDFCheckBox) {
    if (value) field.check();
    else field.uncheck();
    return;
  }
  if (!(field instanceof PDFTextField)) return;
  const text = typeof value === 'string' ? printableText(value) : '';
  const maxLength = field.getMaxLength() ?? maxFieldText;
  const line = field.isMultiline() ? text : text.replaceAll('\n', ' ');
  field.setText(line.length > Math.min(maxLength, maxFieldText) ? inAnnexure.slice(0, maxLength) : line);
}

/**
 * Checks that the form can be filled: it opens, and each mapped field exists and is a text field or a check box.
 * @throws Error that says what it expected
 */
export async function requireFillable({ pdf, fields }: OfficialForm): Promise<void> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false }).catch((error: Error) => {
    throw new Error(`expected a PDF without a password (${error.message})`);
  });
  const byName = new Map(
    document
      .getForm()
      .getFields()
      .map((field) => [field.getName(), field]),
  );
  for (const name of Object.keys(fields)) {
    const field = byName.get(name);
    if (!field) throw new Error(`expected a field "${name}", got ${[...byName.keys()].join(', ') || 'no fields'}`);
    if (field instanceof PDFTextField || field instanceof PDFCheckBox) continue;
    throw new Error(`expected "${name}" to be a text field or a check box`);
  }
}
