import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import { timeZoneOf } from 'shared-contract/place/place-rules';
import { stateNames } from 'shared-contract/place/state-names';
import { type AustralianState, australianState } from 'shared-contract/place/suburb';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'shared-platform/router';
import { PageHeader } from 'shared-ui';
import { rulesOf } from 'tenancy-law/rules/all-rules';
import { LegalNotice } from '../renting-rules/legal-notice.tsx';
import classes from '../renting-rules/renting-rules.module.css';
import { RuleSection } from '../renting-rules/rule-section.tsx';
import { StateLinks } from '../renting-rules/state-links.tsx';

/** Returns the state and today's date, so that hydration produces the same HTML as the server. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const state = australianState.parse(params.state?.toUpperCase());
  const url = new URL(request.url).origin + addresses.rentingRules(state);
  const today = localDateIn(timeZoneOf({ state, postcode: '' }), new Date());
  return { state, today, title: titleOf(state), url };
}

export const title = (data: { title: string }) => data.title;

export function Component() {
  const { state, today, url } = useLoaderData<typeof loader>();
  return (
    <>
      <link rel="canonical" href={url} />
      <meta
        name="description"
        content={`Bond, rent increases, notices and entry in ${stateNames[state]}: figures with dates and sources.`}
      />
      <PageHeader
        title={titleOf(state)}
        description="What the law says, since when, where it’s written, and what applied before."
        breadcrumbs={
          <Link className={classes.link} to={addresses.rentingRules()}>
            All states
          </Link>
        }
      />
      <LegalNotice />
      <StateLinks current={state} />
      {rulesOf(state, today).map(({ title: group, rules }) => (
        <section key={group} className={classes.group} aria-label={group}>
          <h2 className={classes.groupTitle}>{group}</h2>
          {rules.map((rule) => (
            <RuleSection key={rule.rule} rule={rule} />
          ))}
        </section>
      ))}
    </>
  );
}

const titleOf = (state: AustralianState) => `Renting rules in ${stateNames[state]}`;
