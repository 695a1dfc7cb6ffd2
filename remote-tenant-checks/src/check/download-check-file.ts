import { api } from 'shared-api';
import { saveFile } from 'shared-platform';
import { checkPath, refetchCheck } from './check-queries.ts';

/** Files of a check. Each request is logged, so it is a POST. */
export type CheckFile = 'reports' | 'authority-downloads' | 'notice-files';

/** The name has no personal data, because the downloads of a computer are shared more easily than this site. */
const names: Record<CheckFile, string> = {
  reports: 'tenant-check-report.pdf',
  'authority-downloads': 'tenant-check-authorisation',
  'notice-files': 'tenant-check-notice.pdf',
};

/** Downloads the authorisation to sign on paper. It is not logged, because of the applicant it has only the name. */
export async function downloadAuthorityForm(id: string): Promise<void> {
  const { file, name } = await api.download(`${checkPath(id)}/authority-form`);
  saveFile(file, name ?? 'tenant-check-authorisation-to-sign.pdf');
}

/** Downloads a file of a check, saves it, and shows the new entry of the log. */
export async function downloadCheckFile(id: string, kind: CheckFile): Promise<void> {
  const { file, name } = await api.download(`${checkPath(id)}/${kind}`, { body: {} });
  saveFile(file, name ?? names[kind]);
  await refetchCheck();
}
