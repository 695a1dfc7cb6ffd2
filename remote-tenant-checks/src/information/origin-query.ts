import { api, wireQuery } from 'shared-api';
import { application } from 'shared-contract/application/application';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { emptyInformation, type InformationValues, valuesOfApplicant } from './information-values.ts';

/** The adult of a rental application that a check starts from: `?application=…&adult=0`. */
export type CheckOrigin = { applicationId: string; adult: number };

export function parseOrigin(parameters: URLSearchParams): CheckOrigin | null {
  const applicationId = parameters.get('application');
  const adult = Number(parameters.get('adult') ?? 0);
  return applicationId && Number.isSafeInteger(adult) && adult >= 0 ? { applicationId, adult } : null;
}

/** Reads the application, which is logged. So only the opened page sends this request, once. */
export const originQuery = ({ applicationId }: CheckOrigin) => {
  const path = `/api/applications/${encodeURIComponent(applicationId)}/accesses`;
  const query = wireQuery(
    ['remote-tenant-checks', 'application', applicationId],
    'POST /api/applications/{id}/accesses',
    application,
    {
      fetch: ({ signal }) => api.send({ method: 'POST', path, body: {}, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
  return { ...query, gcTime: 1000 };
};

type Application = ReturnType<ReturnType<typeof originQuery>['select']>;

/** The values of the form for an adult of an application; empty fields for an adult that it doesn't have. */
export function valuesOfAdult({ property, adults }: Application, adult: number): InformationValues {
  const found = adults[adult];
  return {
    ...emptyInformation,
    property: idOfIri(property),
    ...(found ? valuesOfApplicant({ ...found.part, name: found.name, email: found.email }) : {}),
  };
}
