import type { IdentityDocumentContent, IdentityDocumentKind } from './identity-document.ts';

/** The points that prove an identity (V6). */
export const requiredPoints = 100;

type Group = 'primary' | 'photo' | 'other35' | 'other25' | 'none';

const groups: Record<IdentityDocumentKind, Group> = {
  birthCertificate: 'primary',
  citizenshipCertificate: 'primary',
  passport: 'primary',
  driverLicence: 'photo',
  governmentEmployeeCard: 'photo',
  concessionCard: 'photo',
  studentCard: 'photo',
  ratesNotice: 'other35',
  employerLetter: 'other35',
  mortgageDocument: 'other35',
  medicareCard: 'other25',
  bankStatement: 'other25',
  utilityBill: 'other25',
  vehicleRegistration: 'other25',
  foreignLicence: 'other25',
  leaseAgreement: 'other25',
  changeOfName: 'none',
};

/** Concession cards have no photo in most states, so only these prove one. */
const hasPhoto = new Set<IdentityDocumentKind>([
  'passport',
  'driverLicence',
  'governmentEmployeeCard',
  'studentCard',
  'foreignLicence',
]);

/** The points of a document by itself; a second photo card counts for 25. */
export const pointsOf = (kind: IdentityDocumentKind): number =>
  ({ primary: 70, photo: 40, other35: 35, other25: 25, none: 0 })[groups[kind]];

export type CountedDocument = Pick<
  IdentityDocumentContent,
  'kind' | 'nameOnDocument' | 'earlierName' | 'institution' | 'state'
> & {
  /** True when the provider can check it: it has a number, or a photo or scan. */
  hasProof: boolean;
};
export type PointsEntry = { points: number; note: string | null };
export type IdentityPoints = {
  /** One entry per document, in the given order. */
  entries: PointsEntry[];
  points: number;
  /** What is missing, as sentences; empty when the identity is proven. */
  missing: string[];
};

/**
 * Counts the points of documents (V6): at least 100, at most one primary document of 70, 40 for the first photo card
 * and 25 for each further one, one document per issuer, at least one photo, a number or scan of each, and the
 * applicant's name on each, or the earlier name of a change to the applicant's name.
 */
export function identityPoints(documents: readonly CountedDocument[], applicantName: string): IdentityPoints {
  const names = [applicantName, ...earlierNames(documents, applicantName)];
  const seen = { primary: false, photo: false, issuers: new Set<string>() };
  const entries = documents.map((document) => {
    const group = groups[document.kind];
    if (group === 'none') return { points: 0, note: changeOfNameNote(document, applicantName) };
    if (!names.some((name) => isSameName(document.nameOnDocument, name))) {
      return none('The name differs from the applicant’s. Add the change of name from it, with a photo or scan.');
    }
    if (group === 'primary' && seen.primary) {
      return none('Only one birth certificate, citizenship certificate or passport counts.');
    }
    const issuer = group === 'primary' ? null : issuerOf(document);
    if (issuer !== null && seen.issuers.has(issuer)) return none('Another document of this issuer already counts.');
    if (!document.hasProof) return none(missingProof);
    if (group === 'primary') {
      seen.primary = true;
      return { points: 70, note: null };
    }
    if (issuer !== null) seen.issuers.add(issuer);
    if (group === 'photo' && seen.photo) return { points: 25, note: 'A second photo card counts for 25 points.' };
    if (group === 'photo') seen.photo = true;
    return { points: pointsOf(document.kind), note: null };
  });
  const points = entries.reduce((sum, entry) => sum + entry.points, 0);
  const isPhotoCounted = documents.some(({ kind }, index) => hasPhoto.has(kind) && (entries[index]?.points ?? 0) > 0);
  const missing = [
    ...(points < requiredPoints ? [`Add documents for ${requiredPoints - points} more points.`] : []),
    ...(points < requiredPoints && entries.some(({ note }) => note === missingProof)
      ? ['Add a photo or scan of each document without a number, so that it counts.']
      : []),
    ...(isPhotoCounted ? [] : ['Add a document with a photo, such as a passport or a driver licence.']),
  ];
  return { entries, points, missing };
}

const missingProof = 'It counts once it has a photo or scan.';

/** The names that documents may carry too. Each change excuses one name, and needs a photo or scan like the others. */
const earlierNames = (documents: readonly CountedDocument[], applicantName: string): string[] =>
  documents.flatMap((document) =>
    document.kind === 'changeOfName' && changeOfNameNote(document, applicantName) === null
      ? (document.earlierName ?? [])
      : [],
  );

/** Returns why a change of name excuses no other name; null when it does. */
function changeOfNameNote(
  { nameOnDocument, earlierName, hasProof }: CountedDocument,
  applicantName: string,
): string | null {
  if (!isSameName(nameOnDocument, applicantName)) return 'The present name on it differs from the applicant’s.';
  if (!earlierName) return 'It doesn’t say the earlier name. Remove it and add it again.';
  return hasProof ? null : missingProof;
}

const none = (note: string): PointsEntry => ({ points: 0, note });

/** A key for who issued a document; null when the kind has one issuer of its own, such as Medicare. */
function issuerOf({ kind, institution, state }: CountedDocument): string | null {
  if (kind === 'driverLicence') return `licence ${state ?? ''}`;
  return institution === undefined ? kind : words(institution).join(' ');
}

/** True when both names have the same first and last word. Accents, case and middle names may differ. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [words(one), words(other)];
  return first.length > 0 && first[0] === second[0] && first.at(-1) === second.at(-1);
}

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
