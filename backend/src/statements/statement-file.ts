import { stateForm } from 'tenancy-law/form/state-form';
import type { Database } from '../database/database.ts';
import type { TenancyLedger } from '../ledger/read-ledger.ts';
import { findSender } from '../notices/find-sender.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { paymentReferenceOf } from '../tenancies/payment-reference.ts';
import { statementContent } from './statement-content.ts';

/** Returns the PDF of the statement of a ledger from one local date to another. */
export async function statementFile(
  database: Database,
  ledger: TenancyLedger,
  period: { from: string; to: string },
): Promise<Buffer> {
  const { tenancy, today } = ledger;
  const { row, property } = tenancy;
  const { name, email } = await findSender(database, tenancy);
  // The renderer is loaded with the first statement, so that it does not slow down the start of the backend.
  const { renderStatement } = await import('./render-statement.ts');
  return renderStatement({
    statement: statementContent(ledger, period),
    labels: stateForm(property.state, row.startDate).labels,
    landlord: name || email,
    tenants: row.tenants.map((tenant) => tenant.name),
    place: fullAddressOf(property),
    bondCents: row.bondCents,
    bondNumber: row.bondNumber,
    paymentReference: paymentReferenceOf(row),
    today,
  });
}
