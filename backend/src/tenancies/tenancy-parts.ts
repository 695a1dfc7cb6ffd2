import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type AgreementTerms, termsOf } from 'shared-contract/agreement/agreement-terms';
import { centsOf } from 'shared-contract/money/money';
import { isEndNotice } from 'shared-contract/tenancy/notice';
import { signings } from '../agreement-signing/signing-tables.ts';
import { tenancyRents } from '../ledger/ledger-tables.ts';
import { notices } from '../notices/notice-table.ts';
import { isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import type { RowWithProperty } from '../properties/rows-with-property.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { tenancies } from './tenancy-table.ts';

/** A weekly rent, which holds from its date until the next one. */
export type RentFrom = { fromDate: string; rentCents: number };

/** What other tables hold about a tenancy. */
export type TenancyParts = {
  /** The terms of its agreement; empty for a tenancy without one. */
  terms: Partial<AgreementTerms>;
  /** False for an agreement that was signed elsewhere, or without one. */
  hasSignedDocument: boolean;
  /** The rents of the past and those announced, oldest first. */
  rents: RentFrom[];
  /** The rents of every tenancy of the property, and the last increases that their agreements state. */
  ofProperty: { rents: RentFrom[]; statedIncreases: string[] };
  /** The end that its open notice of an end replaced; undefined without such a notice. */
  replacedEnd: { endDate: string | null } | undefined;
};

type Row = RowWithProperty<typeof tenancies>;

/** Adds to tenancies what other tables hold about them, with one query for each table. */
export async function readTenancyParts<R extends Row>(scope: ReadScope, rows: R[]): Promise<(R & TenancyParts)[]> {
  const all = await readTenanciesOf(
    scope,
    rows.map(({ row }) => row.propertyId),
  );
  const ids = all.map(({ id }) => id);
  // One query after another, because a transaction has one connection.
  const stored = await readRents(scope, ids);
  const open = await readOpenNotices(scope, ids);
  const rentsOf = (tenancy: (typeof all)[number]): RentFrom[] => {
    const own = stored.filter(({ tenancyId }) => tenancyId === tenancy.id);
    const first = own.length > 0 ? own : [{ fromDate: tenancy.startDate, rentCents: tenancy.rentCents }];
    const announced = open.flatMap(({ tenancyId, content }) =>
      tenancyId === tenancy.id && content.kind === 'rentIncrease'
        ? [{ fromDate: content.effectiveDate, rentCents: centsOf(content.rent) }]
        : [],
    );
    return [...first.map(({ fromDate, rentCents }) => ({ fromDate, rentCents })), ...announced];
  };
  return rows.map((row) => {
    const { id, propertyId } = row.row;
    const ofProperty = all.filter((tenancy) => tenancy.propertyId === propertyId);
    const own = all.find((tenancy) => tenancy.id === id);
    return {
      ...row,
      terms: termsOf(own?.details ?? []),
      hasSignedDocument: own?.hasSignedDocument ?? false,
      rents: own ? rentsOf(own) : [],
      ofProperty: {
        rents: ofProperty.flatMap(rentsOf),
        statedIncreases: ofProperty.flatMap(({ details }) => termsOf(details ?? []).lastRentIncrease ?? []),
      },
      replacedEnd: open.flatMap(({ tenancyId, content, previousEndDate }) =>
        tenancyId === id && isEndNotice(content) ? [{ endDate: previousEndDate }] : [],
      )[0],
    };
  });
}

/** Returns all tenancies of these properties, earliest first, with the terms of their agreements. */
function readTenanciesOf({ database, owner }: ReadScope, propertyIds: string[]) {
  const { id, propertyId, startDate, rentCents, agreementId } = tenancies;
  return database
    .select({
      id,
      propertyId,
      startDate,
      rentCents,
      details: tenancyAgreements.tenancyAgreementDetails,
      hasSignedDocument: sql<boolean>`exists (
        select from ${signings} where ${signings.agreementId} = ${agreementId} and ${signings.step} = 'signed'
      )`,
    })
    .from(tenancies)
    .leftJoin(tenancyAgreements, eq(tenancyAgreements.id, agreementId))
    .where(and(isOwn(tenancies, owner), inArray(propertyId, propertyIds)))
    .orderBy(asc(startDate), asc(id));
}

function readRents({ database, owner }: ReadScope, ids: string[]) {
  return database
    .select()
    .from(tenancyRents)
    .where(and(isOwn(tenancyRents, owner), inArray(tenancyRents.tenancyId, ids)))
    .orderBy(asc(tenancyRents.fromDate));
}

/** Returns notices that were given, and neither applied nor withdrawn. */
function readOpenNotices({ database, owner }: ReadScope, ids: string[]) {
  const isOpen = and(isNull(notices.appliedAt), isNull(notices.withdrawnAt));
  const { tenancyId, content, previousEndDate, effectiveDate } = notices;
  return database
    .select({ tenancyId, content, previousEndDate })
    .from(notices)
    .where(and(isOwn(notices, owner), isOpen, inArray(tenancyId, ids)))
    .orderBy(asc(effectiveDate));
}
