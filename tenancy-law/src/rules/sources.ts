import type { AustralianState } from 'shared-contract/place/suburb';
import type { LawSource } from './law-row.ts';

/** The sources of the rows. Titles are short, because sentences contain them. */
export const sources = {
  /** For a figure that no law sets. */
  ownLimit: { title: 'our own limit' },
  nswGov: { title: 'NSW Government', url: 'https://www.nsw.gov.au/housing-and-construction/rules' },
  nswNotice: {
    title: 'NSW Government',
    url: 'https://www.nsw.gov.au/housing-and-construction/rules/giving-notice-to-end-a-residential-tenancy',
  },
  nswEntry: {
    title: 'NSW Government',
    url: 'https://www.nsw.gov.au/housing-and-construction/rules/minimum-notice-periods-for-access-to-rental-property',
  },
  nswTenants: { title: 'Tenants’ Union of NSW', url: 'https://www.tenantsrights.org.au/factsheet-eviction' },
  nswAct: { title: 'Residential Tenancies Act 2010 (NSW)' },
  cav: {
    title: 'Consumer Affairs Victoria',
    url: 'https://www.consumer.vic.gov.au/latest-news/more-rights-for-victorias-renters-as-housing-statement-reforms-take-effect',
  },
  vicAct: { title: 'Residential Tenancies Act 1997 (Vic)' },
  vicApplication: {
    title: 'RenterSay, on Victoria’s Form 3A',
    url: 'https://www.rentersay.com.au/blog/victoria-rental-application-rules-2026-standard-form',
  },
  vicForms: { title: 'Residential Tenancies Regulations 2021 (Vic)' },
  vicHandbook: { title: 'Law Handbook 2024 (Vic)', url: 'https://fls.org.au/app/uploads/LHB_2024_Flipbook/482' },
  rta: {
    title: 'RTA',
    url: 'https://rta.qld.gov.au/news/2024/09/30/new-queensland-rental-laws-in-effect-from-30-september-2024-and-updated-rta-forms',
  },
  rtaNotices: {
    title: 'RTA',
    url: 'https://www.rta.qld.gov.au/Forms-and-publications/Fact-sheets/General-tenancy-fact-sheets/Allowing-time-when-serving-notices-fact-sheet',
  },
  qldAct: { title: 'Residential Tenancies and Rooming Accommodation Act 2008 (Qld)' },
  qldApplication: {
    title: 'Residential Tenancies and Rooming Accommodation Act 2008 (Qld)',
    url: 'https://zoelaw.ai/legislation/residential-tenancies-and-rooming-accommodation-act-2008/sections/sec.57B',
  },
  waGov: { title: 'Consumer Protection WA', url: 'https://www.commerce.wa.gov.au/renting' },
  waAct: { title: 'Residential Tenancies Act 1987 (WA)' },
  saGov: { title: 'Government of South Australia', url: 'https://www.sa.gov.au/topics/housing/renting-and-letting' },
  saEntry: {
    title: 'Government of South Australia',
    url: 'https://www.sa.gov.au/topics/housing/renting-and-letting/renting-privately/landlords-right-of-entry',
  },
  saHandbook: { title: 'Law Handbook SA', url: 'https://lawhandbook.sa.gov.au' },
  saAct: { title: 'Residential Tenancies Act 1995 (SA)' },
  tasGov: { title: 'CBOS Tasmania', url: 'https://www.cbos.tas.gov.au' },
  tasEntry: {
    title: 'Consumer Affairs Tasmania',
    url: 'https://webarchive.linc.tas.gov.au/20171008222930/http:/www.consumer.tas.gov.au/renting/privacy',
  },
  tasRent: { title: 'Consumer Affairs Tasmania', url: 'http://www.consumer.tas.gov.au/renting/rent' },
  tasCosts: {
    title: 'Consumer Affairs Tasmania',
    url: 'http://www.consumer.tas.gov.au/tenancy__and__real_estates/renting_in_tasmania/costs',
  },
  tasAct: { title: 'Residential Tenancy Act 1997 (Tas)' },
  actAct: { title: 'Residential Tenancies Act 1997 (ACT)' },
  actReforms: {
    title: 'ACT Government',
    url: 'https://act.gov.au/our-canberra/latest-news/2023/march/strengthening-renters-rights-with-ban-on-no-clause-evictions',
  },
  actAdvance: { title: 'ANU Students’ Association', url: 'https://anusa.com.au/services/legal/tenancy' },
  actAdvanceBefore: { title: 'Tenants’ Union ACT', url: 'http://tenanthelp.com.au/act/Rentinadvance/' },
  actShowing: {
    title: 'Armstrong Legal',
    url: 'https://www.armstronglegal.com.au/commercial-law/act/property-law/selling-tenanted-property/',
  },
  actEntry: { title: 'Tenants’ Union ACT', url: 'http://tenanthelp.com.au/act/NoticePeriods/' },
  ntEntry: {
    title: 'NT Consumer Affairs',
    url: 'https://consumeraffairs.nt.gov.au/for-consumers/younger-territorians/renting/privacy-and-access',
  },
  ntAct: { title: 'Residential Tenancies Act 1999 (NT)' },
  ntGuide: {
    title: 'Go To Court, on the NT’s 2024 changes',
    url: 'https://www.gotocourt.com.au/legal-news/changes-to-the-residential-tenancies-act-nt/',
  },
} satisfies Record<string, LawSource>;

/**
 * The first day of the act of each state, from memory. Rows use it with `fromUnconfirmed` where their source gives no
 * first day of the figure itself.
 */
export const actFrom: Record<AustralianState, string> = {
  NSW: '2011-01-31',
  VIC: '1998-07-01',
  QLD: '2009-07-01',
  WA: '1989-10-01',
  SA: '1995-11-30',
  TAS: '1998-07-01',
  ACT: '1998-05-25',
  NT: '2000-03-01',
};
