import type { ReducedDocument } from 'backend/tables';
import { addDays, addMonths } from 'shared-contract/date/local-date';
import type { AustralianState } from 'shared-contract/place/suburb';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import type { IdentityDocumentContent } from 'shared-contract/tenant-check/identity-document';
import { numberEnding } from 'shared-contract/tenant-check/identity-document-rules';
import { pointsOf } from 'shared-contract/tenant-check/identity-points';
import type { CheckApplicant, CheckResult, TenantCheckProduct } from 'shared-contract/tenant-check/tenant-check';
import { mailboxOf } from '../people/names.ts';
import { fictionalMobile } from '../people/phones.ts';
import { createRandom } from '../random.ts';

const homes = [
  '7/40 Lygon Street, Brunswick East VIC 3057',
  '22 Pakington Street, Geelong West VIC 3218',
  '5/118 Crown Street, Darlinghurst NSW 2010',
  '31 Boundary Street, West End QLD 4101',
  '12 Rundle Street, Kent Town SA 5067',
  '3/66 Oxford Street, Leederville WA 6007',
];

/** Returns the details of an applicant with this name, an adult. */
export function demoApplicant(id: string, name: string): CheckApplicant {
  const random = createRandom(`check-applicant/${id}`);
  const words = name.split(' ');
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return {
    name,
    email: `${mailboxOf(words[0] ?? '', words.at(-1) ?? '')}@example.com`,
    phone: fictionalMobile(random),
    dateOfBirth: `${random.whole(1961, 2004)}-${twoDigits(random.whole(1, 12))}-${twoDigits(random.whole(1, 28))}`,
    currentAddress: random.pick(homes),
  };
}

/** Returns a passport and a driver licence, 110 points. The numbers are invented. */
export function demoDocuments(id: string, name: string, state: AustralianState, today: string) {
  const random = createRandom(`check-documents/${id}`);
  const digits = (count: number) => String(random.whole(10 ** (count - 1), 10 ** count - 1));
  return [
    {
      kind: 'passport',
      nameOnDocument: name,
      number: `PA${digits(7)}`,
      country: 'AU',
      expiresOn: addMonths(today, random.whole(6, 90)),
    },
    {
      kind: 'driverLicence',
      nameOnDocument: name,
      number: digits(9),
      cardNumber: digits(8),
      state,
      expiresOn: addMonths(today, random.whole(6, 50)),
    },
  ] satisfies IdentityDocumentContent[];
}

/** Returns what remains of a document once the identity is verified. */
export const reducedDocument = ({ kind, number, expiresOn }: IdentityDocumentContent): ReducedDocument => ({
  kind,
  numberEnding: number ? numberEnding(number) : null,
  expiresOn: expiresOn ?? null,
  points: pointsOf(kind),
});

export const demoQuestion = 'Does the applicant use another name? Answer with it, or with “no other name”.';

/** Returns the result of a search on this local date. */
export function demoResult(product: TenantCheckProduct, searchedOn: string, isListed: boolean): CheckResult {
  const { databases } = checkCoverage[product];
  const listings = databases.slice(0, isListed ? 1 : 0).map(({ name, operator, website }) => ({
    database: name,
    listedBy: 'Coastline Rentals',
    listedOn: addDays(searchedOn, -412),
    reason: 'Rent arrears above the bond, with a tribunal order.',
    amount: '1240.00',
    contact: `${operator}, ${website}`,
  }));
  return {
    outcome: isListed ? 'listed' : 'clear',
    searchedOn,
    databases: databases.map(({ name }) => name),
    isIdentityVerified: true,
    listings,
  };
}
