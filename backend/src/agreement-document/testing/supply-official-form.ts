import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { AustralianState } from 'shared-contract/place/suburb';

/** Makes a fillable form of our own. */
async function anOfficialForm(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  page.drawText('FORM 1, OFFICIAL', { x: 50, y: 780 });
  const form = document.getForm();
  const place = (row: number) => ({ x: 50, y: 740 - 40 * row, width: 400, height: 24 });
  form.createTextField('Provider').addToPage(page, place(0));
  form.createTextField('Renter').addToPage(page, place(1));
  form.createTextField('Weekly rent').addToPage(page, place(2));
  const short = form.createTextField('Additional terms');
  short.setMaxLength(40);
  short.addToPage(page, place(3));
  form.createCheckBox('Fixed').addToPage(page, { ...place(4), width: 20 });
  form.createCheckBox('Periodic').addToPage(page, { ...place(5), width: 20 });
  form.createDropdown('Choice').addToPage(page, place(6));
  return document.save();
}

/** The map of that form's fields. */
export const officialFormFields: Record<string, string> = {
  Provider: 'landlord.name',
  Renter: 'tenant1.name',
  'Weekly rent': 'rent.week',
  'Additional terms': 'specialTerms',
  Fixed: 'term.isFixed',
  Periodic: 'term.isPeriodic',
};

/** Puts the form of a state and the map of its fields into the folder, as an operator does. */
export async function supplyOfficialForm(
  folder: string,
  state: AustralianState,
  { map = { fields: officialFormFields }, pdf }: { map?: unknown; pdf?: Uint8Array } = {},
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${state}.pdf`), pdf ?? (await anOfficialForm()));
  await writeFile(join(folder, `${state}.json`), typeof map === 'string' ? map : JSON.stringify(map));
}
