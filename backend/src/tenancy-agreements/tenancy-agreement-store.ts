import { asc, desc } from 'drizzle-orm';
import { type RowWithProperty, rowsWithProperty } from '../properties/rows-with-property.ts';
import { tenancyAgreements } from './tenancy-agreement-table.ts';

export type AgreementRow = RowWithProperty<typeof tenancyAgreements>;

const { createdAt, id } = tenancyAgreements;

/** Returns the user's tenancy agreements, newest first. */
export const findAgreements = rowsWithProperty(tenancyAgreements, desc(createdAt), asc(id));
