import type { ApplicationStatus } from 'shared-contract/application/application';
import type { ApplicantPart } from 'shared-contract/application/application-content';
import { accountKey } from '../accounts/account-plans.ts';
import { listingId } from '../listings/listing-rows.ts';
import { agreementId } from '../tenancies/agreement-rows.ts';

export type AdultPlan = {
  name: string;
  currentAddress: string;
  role: string;
  employer: string;
  /** Years in the present job and in the present home. */
  years: readonly [job: number, home: number];
  income: string;
  /** Who lets the present home. */
  lessor: string;
  referees: NonNullable<ApplicantPart['referees']>;
};

export type ApplicationPlan = {
  listingId: string;
  status: Exclude<ApplicationStatus, 'draft' | 'withdrawn'>;
  sentHoursAgo: number;
  /** When the owner decided; null for an undecided one. */
  decidedHoursAgo: number | null;
  startsInDays: number;
  termMonths: number;
  occupants: number;
  /** The enquiry that the first adult sent before. */
  enquiry?: { sentHoursAgo: number; message: string; reply: string };
  /** The agreement that was filled in from it. */
  agreementId?: string;
  adults: readonly AdultPlan[];
};

const brunswick = listingId(accountKey('olivia', 'brunswick-townhouse'));
const torquay = listingId(accountKey('olivia', 'torquay-beach-house'));
const footscray = listingId(accountKey('olivia', 'footscray-unit'));
const firstAgreement = (home: string) => agreementId(`${accountKey('olivia', home)}/0`);

/**
 * Applications for Olivia's homes in Victoria. They contain only what its form permits: no birth dates, pets or
 * messages.
 */
export const applicationPlans: readonly ApplicationPlan[] = [
  {
    listingId: brunswick,
    status: 'submitted',
    sentHoursAgo: 4,
    decidedHoursAgo: null,
    startsInDays: 30,
    termMonths: 12,
    occupants: 2,
    adults: [
      {
        name: 'Renée Dubois',
        currentAddress: '7/40 Lygon Street, Brunswick East VIC 3057',
        role: 'Registered nurse',
        employer: 'Northside Hospital',
        years: [4, 2],
        income: '1620.00',
        lessor: 'Moreland Property Management',
        referees: [
          { name: 'Judith Paterson', relationship: 'Nurse unit manager', phone: '+61491570110' },
          { name: 'Ian Clarke', relationship: 'Neighbour', email: 'ian.clarke@example.com' },
        ],
      },
      {
        name: 'Kwame Mensah',
        currentAddress: '7/40 Lygon Street, Brunswick East VIC 3057',
        role: 'Secondary teacher',
        employer: 'Merri Creek College',
        years: [3, 2],
        income: '1540.00',
        lessor: 'Moreland Property Management',
        referees: [{ name: 'Susan Byrne', relationship: 'Assistant principal', email: 'susan.byrne@example.com' }],
      },
    ],
  },
  {
    listingId: brunswick,
    status: 'submitted',
    sentHoursAgo: 9,
    decidedHoursAgo: null,
    startsInDays: 28,
    termMonths: 24,
    occupants: 3,
    adults: [
      {
        name: 'Jarrah Thompson',
        currentAddress: '19 Barkly Street, Footscray VIC 3011',
        role: 'Electrician',
        employer: 'Westgate Electrical',
        years: [6, 5],
        income: '1890.00',
        lessor: 'Helen Ryan',
        referees: [{ name: 'Wayne Harris', relationship: 'Employer', phone: '+61491570313' }],
      },
    ],
  },
  {
    listingId: brunswick,
    status: 'shortlisted',
    sentHoursAgo: 18,
    decidedHoursAgo: null,
    startsInDays: 29,
    termMonths: 12,
    occupants: 2,
    adults: [
      {
        name: 'Anjali Gupta',
        currentAddress: '12 Sydney Road, Coburg VIC 3058',
        role: 'Software developer',
        employer: 'Harbourline Software',
        years: [2, 3],
        income: '2150.00',
        lessor: 'Coburg & Co Real Estate',
        referees: [
          { name: 'Peter Walker', relationship: 'Team lead', email: 'peter.walker@example.com' },
          { name: 'Fiona Doyle', relationship: 'Property manager', phone: '+61491570737' },
        ],
      },
      {
        name: 'Sanjay Gupta',
        currentAddress: '12 Sydney Road, Coburg VIC 3058',
        role: 'Pastry cook',
        employer: 'Albion Bakehouse',
        years: [1, 3],
        income: '1180.00',
        lessor: 'Coburg & Co Real Estate',
        referees: [{ name: 'Marco Ferrari', relationship: 'Employer', phone: '+61491571266' }],
      },
    ],
  },
  {
    listingId: torquay,
    status: 'approved',
    sentHoursAgo: 140,
    decidedHoursAgo: 90,
    startsInDays: 24,
    termMonths: 12,
    occupants: 4,
    agreementId: firstAgreement('torquay-beach-house'),
    adults: [
      {
        name: 'Beth Costa',
        currentAddress: '3 Boston Road, Torquay VIC 3228',
        role: 'Physiotherapist',
        employer: 'Surf Coast Physio',
        years: [5, 4],
        income: '1780.00',
        lessor: 'Great Ocean Rentals',
        referees: [{ name: 'Karen Mitchell', relationship: 'Practice owner', phone: '+61491571491' }],
      },
      {
        name: 'Rui Costa',
        currentAddress: '3 Boston Road, Torquay VIC 3228',
        role: 'Carpenter',
        employer: 'Bellarine Homes',
        years: [7, 4],
        income: '1710.00',
        lessor: 'Great Ocean Rentals',
        referees: [{ name: 'Graeme Evans', relationship: 'Site manager', phone: '+61491571804' }],
      },
    ],
  },
  {
    listingId: torquay,
    status: 'declined',
    sentHoursAgo: 160,
    decidedHoursAgo: 88,
    startsInDays: 40,
    termMonths: 6,
    occupants: 1,
    adults: [
      {
        name: 'Hamish Fraser',
        currentAddress: '22 Pakington Street, Geelong West VIC 3218',
        role: 'Surf instructor',
        employer: 'Point Break Surf School',
        years: [1, 1],
        income: '980.00',
        lessor: 'Liam Murphy',
        referees: [{ name: 'Talia King', relationship: 'Employer', email: 'talia.king@example.com' }],
      },
    ],
  },
  {
    // The one whose tenancy starts soon.
    listingId: footscray,
    status: 'approved',
    sentHoursAgo: 470,
    decidedHoursAgo: 430,
    startsInDays: 9,
    termMonths: 12,
    occupants: 3,
    agreementId: firstAgreement('footscray-unit'),
    enquiry: {
      sentHoursAgo: 530,
      message: 'Hi, is the unit still available? There are three of us, and we could move in any time next month.',
      reply: 'Hi Minh, it is. Come along to the open home on Saturday, and apply online if you like it.',
    },
    adults: [
      {
        name: 'Minh Tran',
        currentAddress: '11 Hopkins Street, Footscray VIC 3011',
        role: 'Dental technician',
        employer: 'Westside Dental Lab',
        years: [4, 2],
        income: '1390.00',
        lessor: 'Maribyrnong Rentals',
        referees: [{ name: 'Olga Petrenko', relationship: 'Lab manager', phone: '+61491572549' }],
      },
      {
        name: 'Lan Pham',
        currentAddress: '11 Hopkins Street, Footscray VIC 3011',
        role: 'Librarian',
        employer: 'Barkly Library',
        years: [3, 2],
        income: '1310.00',
        lessor: 'Maribyrnong Rentals',
        referees: [{ name: 'Anne Whitfield', relationship: 'Branch manager', email: 'anne.whitfield@example.com' }],
      },
      {
        name: 'Thi Tran',
        currentAddress: '11 Hopkins Street, Footscray VIC 3011',
        role: 'Student',
        employer: 'Footscray Market Bakery',
        years: [1, 2],
        income: '420.00',
        lessor: 'Maribyrnong Rentals',
        referees: [{ name: 'Bao Nguyen', relationship: 'Employer', phone: '+61491573087' }],
      },
    ],
  },
];
