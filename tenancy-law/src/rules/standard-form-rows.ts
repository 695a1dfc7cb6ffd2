import type { LawRow } from './law-row.ts';
import { actFrom, sources } from './sources.ts';

/** The form of an agreement and what the landlord hands over with it. `number` is null for a form without one. */
export type StandardForm = { name: string; number: string | null; prescribed: boolean; enclosures: readonly string[] };

/** The form of a state, and where it has one, another form for terms of more than `overYears` years. */
type FormRule = { form: StandardForm; longTerm?: { overYears: number; form: StandardForm } };

const rule = 'standard-form';

export const standardFormRows: readonly LawRow<FormRule>[] = [
  {
    state: 'NSW',
    rule,
    value: {
      form: {
        name: 'Residential tenancy agreement',
        number: 'FT6600',
        prescribed: true,
        enclosures: ['Tenant information statement', 'Condition report'],
      },
    },
    from: actFrom.NSW,
    source: sources.nswAct,
    confidence: 'M',
    fromUnconfirmed: true,
  },
  {
    state: 'VIC',
    rule,
    value: {
      form: {
        name: 'Residential rental agreement of no more than 5 years',
        number: 'Form 1',
        prescribed: true,
        enclosures: ['Renters guide', 'Condition report'],
      },
      longTerm: {
        overYears: 5,
        form: {
          name: 'Residential rental agreement of more than 5 years',
          number: 'Form 2',
          prescribed: true,
          enclosures: ['Renters guide', 'Condition report'],
        },
      },
    },
    from: '2021-03-29',
    source: sources.vicForms,
    confidence: 'P',
    note: 'We couldn’t confirm what has to come with it.',
    fromUnconfirmed: true,
  },
  {
    state: 'QLD',
    rule,
    value: {
      form: {
        name: 'General tenancy agreement',
        number: 'Form 18a',
        prescribed: true,
        enclosures: ['Pocket guide for tenants (Form 17a)', 'Entry condition report (Form 1a)'],
      },
    },
    from: actFrom.QLD,
    source: sources.rta,
    confidence: 'P',
    fromUnconfirmed: true,
  },
  {
    state: 'WA',
    rule,
    value: {
      form: {
        name: 'Residential tenancy agreement',
        number: 'Form 1AA',
        prescribed: true,
        enclosures: ['Information for tenant (Form 1AC)', 'Property condition report'],
      },
    },
    from: '2024-07-29',
    source: sources.waGov,
    confidence: 'P',
    note: 'The version of July 2024. We couldn’t confirm the condition report.',
  },
  {
    state: 'SA',
    rule,
    value: {
      form: {
        name: 'Residential tenancy agreement',
        number: null,
        prescribed: true,
        enclosures: ['Tenant information guide', 'Inspection sheet'],
      },
    },
    from: actFrom.SA,
    source: sources.saGov,
    confidence: 'M',
    note: 'The tenant information guide is from the regulator.',
    fromUnconfirmed: true,
  },
  {
    state: 'TAS',
    rule,
    value: {
      form: { name: 'Lease', number: null, prescribed: false, enclosures: ['Rental guide', 'Condition report'] },
    },
    from: actFrom.TAS,
    source: sources.tasGov,
    confidence: 'M',
    fromUnconfirmed: true,
  },
  {
    state: 'ACT',
    rule,
    value: {
      form: {
        name: 'Standard residential tenancy terms',
        number: null,
        prescribed: true,
        enclosures: ['The renting book', 'Condition report'],
      },
    },
    from: actFrom.ACT,
    source: sources.actAct,
    confidence: 'M',
    fromUnconfirmed: true,
  },
  {
    state: 'NT',
    rule,
    value: {
      form: {
        name: 'Residential tenancy agreement',
        number: null,
        prescribed: true,
        enclosures: ['Condition report within 3 business days'],
      },
    },
    from: actFrom.NT,
    source: sources.ntAct,
    confidence: 'S',
    fromUnconfirmed: true,
  },
];
