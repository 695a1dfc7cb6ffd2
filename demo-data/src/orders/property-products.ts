import type { CatalogueProduct } from './product-catalogue.ts';

export const plans: CatalogueProduct[] = [
  {
    sku: 'RENT-ESSENTIALS',
    name: 'Rental essentials',
    description: 'Collect the rent yourself, with receipts and reminders that write themselves.',
    dollars: 19,
    every: 'month',
    inclusions: ['Receipts for every payment', 'Reminders when rent is late'],
    picture: 'balcony/modern/1.webp',
  },
  {
    sku: 'RENT-MANAGER',
    name: 'Rental management',
    description: 'Rent collection, receipts, reminders and a ledger your accountant will like.',
    dollars: 39,
    every: 'month',
    inclusions: ['Rent collection and receipts', 'Reminders when rent is late', 'A ledger for your accountant'],
    picture: 'living/modern/1.webp',
  },
  {
    sku: 'RENT-COMPLETE',
    name: 'Complete management',
    description: 'Everything in rental management, with two inspections a year and repairs arranged for you.',
    dollars: 69,
    every: 'month',
    inclusions: ['Everything in Rental management', 'Two inspections a year', 'Repairs arranged for you'],
    picture: 'dining/modern/1.webp',
  },
  {
    sku: 'RENT-MANAGER-YEAR',
    name: 'Rental management, yearly',
    description: 'A year of rental management for the price of ten months.',
    dollars: 390,
    every: 'year',
    inclusions: ['Everything in Rental management', 'Two months free'],
    picture: 'living/coastal/1.webp',
  },
];

export const services: CatalogueProduct[] = [
  {
    sku: 'SMOKE-ALARM',
    name: 'Smoke alarm service',
    description: 'Yearly test and certificate, batteries included.',
    dollars: 99,
    every: 'year',
    inclusions: ['A test every year', 'A certificate of compliance', 'Batteries'],
    picture: 'bedroom/modern/1.webp',
  },
  {
    sku: 'COMPLIANCE',
    name: 'Safety checks',
    description: 'Gas and electrical safety checks, arranged with your tenants.',
    dollars: 24,
    every: 'month',
    inclusions: ['Gas and electrical checks', 'Arranged with your tenants'],
    picture: 'kitchen/modern/1.webp',
  },
  {
    sku: 'FORMS',
    name: 'Forms library',
    description: 'Every prescribed form of your state, kept up to date.',
    dollars: 79,
    every: 'year',
    inclusions: ['Every prescribed form of your state', 'Kept up to date'],
    picture: 'study/1.webp',
  },
];

export const reports: CatalogueProduct[] = [
  {
    sku: 'VALUATION',
    name: 'Valuation',
    description: 'A written valuation by a certified practising valuer.',
    dollars: 440,
    inclusions: ['A visit by a certified valuer', 'A written report in five working days'],
    picture: 'weatherboard/1.webp',
  },
  {
    sku: 'CONDITION-REPORT',
    name: 'Condition report',
    description: 'Room by room with photographs, before the keys change hands.',
    dollars: 220,
    inclusions: ['Room by room, with photos', 'Ready for your tenants to sign'],
    picture: 'living/character/1.webp',
  },
];

export const accessAndSafety: CatalogueProduct[] = [
  {
    sku: 'KEY-SAFE',
    name: 'Key safe',
    description: 'A police-preferred key safe with a code of your own, posted to you.',
    dollars: 69,
    ships: true,
    inclusions: ['A code of your own', 'Screws and wall plugs'],
    picture: 'terrace/1.webp',
  },
  {
    sku: 'SMOKE-ALARM-10',
    name: 'Photoelectric smoke alarm',
    description: 'Wireless interconnected, with a sealed battery that lasts ten years.',
    dollars: 59,
    ships: true,
    inclusions: ['AS 3786 certified', 'Ten-year sealed battery', 'Connects with the others'],
    picture: 'bedroom/character/1.webp',
  },
];

export const tenantChecks: CatalogueProduct[] = [
  {
    sku: 'CHECK-TICA',
    name: 'Tenancy database check',
    description: 'A search of TICA, with the applicant’s consent.',
    dollars: 29,
    inclusions: ['A search of TICA'],
  },
  {
    sku: 'CHECK-NTD',
    name: 'National database check',
    description: 'A search of the National Tenancy Database, with the applicant’s consent.',
    dollars: 33,
    inclusions: ['A search of the National Tenancy Database'],
  },
  {
    sku: 'CHECK-COMBINED',
    name: 'Combined check',
    description: 'Both databases and identity in one report.',
    dollars: 49,
    inclusions: ['Both databases', 'Identity'],
  },
];
