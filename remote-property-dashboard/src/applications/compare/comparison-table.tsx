import type { Application } from 'shared-contract/application/application';
import { addresses } from 'shared-contract/page/addresses';
import type { Property } from 'shared-contract/property/property';
import { Link } from 'shared-platform/router';
import { StatusBadge } from 'shared-ui';
import { focusTitle } from '../../focus/focus-title.ts';
import { ApplicationActions } from '../application-actions.tsx';
import { namesLabel } from '../application-labels.ts';
import { ComparisonChecks } from '../checks/comparison-checks.tsx';
import classes from './comparison.module.css';
import type { ComparisonCriterion } from './comparison-criteria.ts';

type ComparisonTableProps = {
  applications: readonly Application[];
  criteria: readonly ComparisonCriterion[];
  property: Property;
};

/** The comparison as a table. On a phone it scrolls sideways, while the first column stays visible. */
export function ComparisonTable({ applications, criteria, property }: ComparisonTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
    <section className={classes.scroll} aria-label="Comparison" tabIndex={0}>
      <table className={classes.table} data-columns={applications.length}>
        <thead>
          <tr>
            <td className={classes.criterion} />
            {applications.map(({ id, names, status }) => (
              <th key={id} scope="col" className={classes.cell}>
                <div className={classes.head}>
                  <Link className={classes.link} to={addresses.application(property.id, id)} dir="auto">
                    {namesLabel(names)}
                  </Link>
                  <StatusBadge kind="application" status={status} />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map(({ label, linesOf }) => (
            <tr key={label}>
              <th scope="row" className={classes.criterion}>
                {label}
              </th>
              {applications.map((application) => (
                <td key={application.id} className={classes.cell}>
                  <Lines lines={linesOf(application)} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={classes.criterion}>
              Tenant checks
            </th>
            {applications.map((application) => (
              <td key={application.id} className={classes.cell}>
                <ComparisonChecks application={application} propertyId={property.id} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={classes.criterion}>
              Decision
            </th>
            {applications.map((application) => (
              <td key={application.id} className={classes.cell}>
                <ApplicationActions application={application} property={property} size="xs" onAnswered={focusTitle} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return '–';
  return lines.map((line, index) => (
    <span key={index} className={classes.line} dir="auto">
      {line}
    </span>
  ));
}
