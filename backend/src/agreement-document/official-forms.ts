import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from 'server-process';
import { type AustralianState, australianState } from 'shared-contract/place/suburb';
import * as z from 'zod/mini';
import { formValueNames } from './official-form-values.ts';

/** The fields of a form by name, each with the value that fills it. The file `VIC.json` beside `VIC.pdf`. */
const fieldMap = z.object({ fields: z.record(z.string(), z.enum(formValueNames)) });

export type OfficialForm = { pdf: Uint8Array; fields: Record<string, string> };
export type OfficialFormsConfig = { officialFormsFolder?: string };

/** True if the operator supplied the fillable form of the state (`OFFICIAL_FORMS_DIR`). */
export function isOfficialFormSupplied({ officialFormsFolder }: OfficialFormsConfig, state: AustralianState): boolean {
  return officialFormsFolder !== undefined && existsSync(join(officialFormsFolder, `${state}.pdf`));
}

/**
 * Reads the form of a state.
 * @throws StartError for a file that is missing or has another shape
 */
export function readOfficialForm(folder: string, state: AustralianState): OfficialForm {
  const path = join(folder, `${state}.json`);
  const parsed = z.safeParse(fieldMap, readJson(path));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refused(`${path}: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
  }
  return { pdf: readFileSync(join(folder, `${state}.pdf`)), fields: parsed.data.fields };
}

/**
 * Checks the folder of official forms before the backend starts, so that no owner is the first to notice a broken one.
 * Each state has a fillable PDF and a map of its fields, such as `VIC.pdf` and `VIC.json`.
 * @throws StartError that names the file and what it expected
 */
export async function checkOfficialForms({ officialFormsFolder: folder }: OfficialFormsConfig): Promise<void> {
  if (folder === undefined) return;
  const names = await readdir(folder).catch(() => {
    throw refused(`expected a folder, got "${folder}"`);
  });
  const states = new Set<AustralianState>();
  for (const name of names) {
    const [, state, extension] = /^([A-Z]+)\.(pdf|json)$/.exec(name) ?? [];
    const parsed = z.safeParse(australianState, state);
    if (!parsed.success) throw refused(`${join(folder, name)}: expected names such as VIC.pdf and VIC.json`);
    const other = `${state}.${extension === 'pdf' ? 'json' : 'pdf'}`;
    if (!names.includes(other)) throw refused(`${join(folder, name)}: expected ${other} beside it`);
    states.add(parsed.data);
  }
  if (states.size === 0) throw refused(`${folder}: expected files such as VIC.pdf and VIC.json, got an empty folder`);
  const { requireFillable } = await import('./fill-official-form.ts');
  for (const state of states) {
    const form = readOfficialForm(folder, state);
    await requireFillable(form).catch((error: Error) => {
      throw refused(`${join(folder, `${state}.pdf`)}: ${error.message}`);
    });
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw refused(`${path}: expected JSON, ${(error as Error).message}`);
  }
}

const refused = (problem: string) => new StartError(`OFFICIAL_FORMS_DIR: ${problem}. Correct it or leave it out.`);
