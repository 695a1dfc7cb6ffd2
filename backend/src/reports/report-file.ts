import { customerUserResource } from '../customer-users/customer-user-resource.ts';
import { customerUserById } from '../customer-users/customer-user-store.ts';
import { requireFound } from '../http/problem.ts';
import type { ReadScope } from '../owned-rows/owned-rows.ts';
import type { ReportFigures } from './read-report.ts';

/** Returns the PDF of a report. */
export async function reportFile(scope: ReadScope, report: ReportFigures): Promise<Buffer> {
  // The renderer is loaded with the first report, so that it does not slow down the start of the backend.
  const { renderReport } = await import('./render-report.ts');
  return renderReport(report, await findOwnerName(scope));
}

/** Returns the owner's name, or the username without one. */
export async function findOwnerName({ database, owner }: ReadScope): Promise<string> {
  const { fullName, username } = customerUserResource(requireFound(await customerUserById(database, owner.id)));
  return fullName || username;
}
