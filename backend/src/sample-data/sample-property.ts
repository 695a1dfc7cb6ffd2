import { firstRow } from '../database/single-row.ts';
import { isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';

const selectSample = ({ database, owner }: ReadScope) =>
  database
    .select()
    .from(properties)
    .where(isOwn(properties, owner, { isSample: true }));

/** Returns the owner's sample property; null without one. */
export const findSampleProperty = (scope: ReadScope) => firstRow(selectSample(scope));

/** Like {@link findSampleProperty}, and locks it until the transaction ends. */
export const lockSampleProperty = (scope: ReadScope) => firstRow(selectSample(scope).for('update'));
