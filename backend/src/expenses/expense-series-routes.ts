import { localDateIn } from 'shared-contract/date/local-date';
import { centsOf } from 'shared-contract/money/money';
import { expense } from 'shared-contract/property/expense';
import { expenseViolations } from 'shared-contract/property/expense-rules';
import {
  expenseSeries as contract,
  expenseSeriesInput,
  expenseSeriesPatch,
} from 'shared-contract/property/expense-series';
import { seriesDateAfter, seriesViolations } from 'shared-contract/property/expense-series-rules';
import { item, noContent } from '../http/json-ld.ts';
import { conflict, requireFound, requireValid } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { findOwn, insertOwn, lockOwn, updateOwn } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { expensePath, fieldsOfExpense, replyWithExpense } from './expense-resource.ts';
import { addDueExpenses, expenseSeriesPath, seriesResource } from './expense-series-store.ts';
import { expenseSeries } from './expense-series-table.ts';
import { expenses } from './expense-table.ts';

const postSeries = ownerRoute('POST', `${expensePath}/:id/series`, {
  summary: 'Makes an expense recurring, and adds those that are due. The same request sent twice does it once.',
  body: expenseSeriesInput,
  response: expense,
  isReplaySafe: true,
  async handler({ params, body, ...scope }) {
    const { propertyId } = requireFound(await findOwn(scope, expenses, params.id));
    const property = requireFound(await lockOwn(scope, properties, propertyId));
    const row = requireFound(await lockOwn(scope, expenses, params.id));
    if (row.seriesId !== null) {
      const known = await findOwn(scope, expenseSeries, row.seriesId);
      if (known?.frequency === body.frequency && known.endsOn === body.endsOn)
        return replyWithExpense(scope, row, item);
      throw conflict('already-recurring', 'This expense already repeats. Reload the page to see how often.');
    }
    const fields = fieldsOfExpense(row);
    requireValid(seriesViolations(fields, body, localDateIn(property.timeZone, scope.now)));
    const { paidOn: startsOn, supplier, description, label, amountCents, gstCents, privateShare } = row;
    const series = await insertOwn(scope, expenseSeries, {
      ...{ propertyId, ...body, startsOn, supplier, description, label, amountCents, gstCents, privateShare },
      nextOn: seriesDateAfter({ ...body, startsOn }, startsOn),
    });
    const changed = await updateOwn(scope, expenses, row.id, { seriesId: series.id, dueOn: startsOn });
    await addDueExpenses(scope, series);
    return replyWithExpense(scope, changed, item);
  },
});

const patchSeries = ownerRoute('PATCH', `${expenseSeriesPath}/:id`, {
  summary: 'Changes the amounts of the later expenses of a recurring expense.',
  body: expenseSeriesPatch,
  response: contract,
  async handler({ params, body: { amount, gst }, ...scope }) {
    const row = requireFound(await lockOwn(scope, expenseSeries, params.id));
    if (row.nextOn === null) throw conflict('ended', 'This expense no longer repeats.');
    const { startsOn: paidOn, description, privateShare } = row;
    requireValid(expenseViolations({ paidOn, description, privateShare, capital: null, amount, gst }, paidOn));
    const changed = await updateOwn(scope, expenseSeries, row.id, {
      amountCents: centsOf(amount),
      gstCents: centsOf(gst),
    });
    return item(seriesResource(changed));
  },
});

const stopSeries = ownerRoute('DELETE', `${expenseSeriesPath}/:id`, {
  summary: 'Stops a recurring expense. Its expenses stay.',
  response: null,
  async handler({ params, ...scope }) {
    const row = requireFound(await lockOwn(scope, expenseSeries, params.id));
    if (row.nextOn !== null) await updateOwn(scope, expenseSeries, row.id, { nextOn: null });
    return noContent();
  },
});

export const expenseSeriesRoutes: Route[] = [postSeries, patchSeries, stopSeries];
