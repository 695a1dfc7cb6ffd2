import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StartError } from 'server-process';
import type { AgreementTerms } from 'shared-contract/agreement/agreement-terms';
import { anAgreementContent } from 'tenancy-law/form/testing/an-agreement-content';
import { readConfig } from '../config.ts';
import { createBackend } from '../create-backend.ts';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { watermarkText } from './agreement-document.ts';
import { agreementPdf, needsOfficialForm } from './agreement-file.ts';
import { checkOfficialForms } from './official-forms.ts';
import { officialFormFields as fields, supplyOfficialForm } from './testing/supply-official-form.ts';

const today = '2026-11-23';
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'official-forms-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const supply = (map?: unknown, pdf?: Uint8Array) =>
  supplyOfficialForm(folder, 'VIC', { ...(map === undefined ? {} : { map }), ...(pdf && { pdf }) });

const config = () => ({ officialFormsFolder: folder });
const pagesOf = async (terms: Partial<AgreementTerms> = {}) =>
  readPdf(await agreementPdf(config(), anAgreementContent('VIC', terms), { today, isSent: true }));

describe('the official form of a state', () => {
  it('is filled, no longer editable and followed by the particulars without a watermark', async () => {
    await supply();
    const pdf = await agreementPdf(config(), anAgreementContent('VIC'), { today, isSent: true });
    const [form = '', annexure = '', ...more] = await readPdf(pdf);
    expect(form).toContain('FORM 1, OFFICIAL');
    expect(form).toContain('Olivia Nguyễn');
    expect(form).toContain('Siân O’Brien');
    expect(form).toContain('450.00');
    expect(annexure).toContain('Residential rental agreement');
    expect([form, annexure, ...more].join(' ')).not.toContain(watermarkText);
    expect((await PDFDocument.load(pdf)).getForm().getFields()).toEqual([]);
  });

  it('refers to the annexure for a text that does not fit', async () => {
    await supply();
    expect((await pagesOf())[0]).toContain('See annexure');
    expect((await pagesOf({ specialTerms: 'No smoking.' }))[0]).toContain('No smoking.');
  });

  it('shows text that its font lacks', async () => {
    await supply();
    expect((await pagesOf({ specialTerms: 'Cat 🐈' }))[0]).toContain('Cat [U+1F408]');
  });

  it('is needed in the states for which no form was supplied', async () => {
    expect(needsOfficialForm(config(), anAgreementContent('VIC'), today)).toBe(true);
    await supply();
    expect(needsOfficialForm(config(), anAgreementContent('VIC'), today)).toBe(false);
    expect(needsOfficialForm(config(), anAgreementContent('QLD'), today)).toBe(true);
    expect(
      (await readPdf(await agreementPdf(config(), anAgreementContent('QLD'), { today, isSent: true })))[0],
    ).toContain(watermarkText);
  });
});

describe('the check before the start', () => {
  it('accepts a complete folder, and no folder', async () => {
    await supply();
    await checkOfficialForms(config());
    await checkOfficialForms({});
  });

  it('prevents the start of the backend', async () => {
    const config = { ...readConfig({}), officialFormsFolder: join(folder, 'missing') };
    await expect(createBackend(config)).rejects.toThrow(StartError);
  });

  it.each<[string, () => Promise<unknown>, RegExp]>([
    ['an empty folder', async () => undefined, /expected files such as VIC\.pdf and VIC\.json, got an empty folder/],
    ['a folder that is missing', () => rm(folder, { recursive: true }).then(() => undefined), /expected a folder, got/],
    ['another file', () => writeFile(join(folder, 'notes.txt'), ''), /notes\.txt: expected names such as VIC\.pdf/],
    ['a state that does not exist', () => writeFile(join(folder, 'XYZ.pdf'), ''), /XYZ\.pdf: expected names such as/],
    ['a form without its map', () => writeFile(join(folder, 'VIC.pdf'), ''), /VIC\.pdf: expected VIC\.json beside it/],
    ['a map that is not JSON', () => supply('{'), /VIC\.json: expected JSON/],
    [
      'a value that is unknown',
      () => supply({ fields: { Provider: 'landlord.shoeSize' } }),
      /VIC\.json: fields\.Provider/,
    ],
    [
      'a field that the form lacks',
      () => supply({ fields: { Owner: 'landlord.name' } }),
      /expected a field "Owner", got Provider/,
    ],
    [
      'a field that cannot be filled',
      () => supply({ fields: { Choice: 'landlord.name' } }),
      /"Choice" to be a text field/,
    ],
    [
      'a file that is no PDF',
      () => supply({ fields }, new TextEncoder().encode('hello')),
      /expected a PDF without a password/,
    ],
  ])('rejects %s', async (_, prepare, message) => {
    await prepare();
    await expect(checkOfficialForms(config())).rejects.toThrow(message);
  });
});
