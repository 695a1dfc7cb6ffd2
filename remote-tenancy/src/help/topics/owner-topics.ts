import { addresses } from 'shared-contract/page/addresses';
import { authorisationDays, noticeDays, reportDays } from 'shared-contract/tenant-check/tenant-check-rules';
import type { HelpTopic } from './help-topic.ts';

const properties = { text: 'Properties', to: addresses.properties() };
const profile = { text: 'your profile', to: addresses.settingsProfile() };
const checks = { text: 'Tenant checks', to: addresses.tenantChecks() };

export const listAProperty: HelpTopic = {
  id: 'list-a-property',
  title: 'List a property',
  questions: [
    {
      question: 'How do I list a property?',
      answer: [
        { text: 'Add the property', to: addresses.propertyCreate() },
        ', open its Listings and choose Create a listing. The editor leads you through price, description, photos, inspections and the rest. It saves as you go, so you can stop at any time.',
      ],
    },
    {
      question: 'What does it cost?',
      answer: [
        'You choose a package in the editor, where you see all packages with their prices, GST included. You pay for it before the listing goes live. There’s no commission.',
      ],
    },
    {
      question: 'Why do I have to prove that I own it?',
      answer: ['To protect owners and buyers from fraud. Upload a title or a rates notice in the Ownership step.'],
    },
    {
      question: 'Why can’t I publish?',
      answer: [
        'The Summary step lists what to fix, with a link to each place. Common reasons are a missing photo, contact details in the text, or proof of ownership that’s not verified yet.',
      ],
    },
    {
      question: 'Can I change a live listing?',
      answer: [
        'Yes. Edit it, then choose Publish changes in the Summary step. Until then, visitors see the old version.',
      ],
    },
    {
      question: 'Where do enquiries and offers arrive?',
      answer: [
        'We email you each one. You answer them under Enquiries and Offers of the property: open ',
        properties,
        '.',
      ],
    },
  ],
};

export const rentAndMoney: HelpTopic = {
  id: 'rent-and-money',
  title: 'Rent and money',
  questions: [
    {
      question: 'How do I record rent?',
      answer: [
        'Open the tenancy under ',
        properties,
        ' and choose Record a payment. The rent account shows the day that rent is paid to, part payments and arrears, and explains each figure.',
      ],
    },
    {
      question: 'Who is behind with the rent?',
      answer: [
        { text: 'Rent & money', to: addresses.rentRoll() },
        ' shows all your tenancies with what they owe. You can email a reminder, or let us send reminders.',
      ],
    },
    {
      question: 'How do I increase the rent or end a tenancy?',
      answer: [
        'Open the tenancy and prepare the notice. We work out the earliest date from the ',
        { text: 'renting rules', to: addresses.rentingRules() },
        ' of your state, and refuse an earlier one.',
      ],
    },
    {
      question: 'Where are my reports for tax?',
      answer: [
        'Under Reports of the property: rent, expenses by tax office label, arrears and bond for each financial year, as PDF and CSV. Open ',
        properties,
        '.',
      ],
    },
    {
      question: 'Where are my invoices?',
      answer: ['Under ', { text: 'Orders and invoices', to: addresses.orders() }, '. We also email each tax invoice.'],
    },
    {
      question: 'How do I cancel a subscription?',
      answer: [
        'Open ',
        { text: 'Subscriptions', to: addresses.subscriptions() },
        ' and choose Cancel subscription. The plan runs until the end of the period that you’ve paid for.',
      ],
    },
  ],
};

export const tenantChecks: HelpTopic = {
  id: 'tenant-checks',
  title: 'Tenant checks',
  questions: [
    {
      question: 'How do I check an applicant?',
      answer: [
        'Start under ',
        checks,
        ` or from a rental application. The applicant signs an authorisation by a private link, and you or they add identity documents. The authorisation is valid for ${authorisationDays} days.`,
      ],
    },
    {
      question: 'What does a check search?',
      answer: [
        'TICA, the National Tenancy Database, or both. They list past problems with renting, not credit scores.',
      ],
    },
    {
      question: 'The check found an entry. What do I have to do?',
      answer: [
        `Give the applicant a written notice within ${noticeDays} days of the search. We prepare and email it, and remind you. The report expires after ${reportDays} days.`,
      ],
    },
    {
      question: 'I’m being checked. What can I do?',
      answer: [
        'With your private link you see what is sent, who opened your details and the result. You can withdraw your authorisation until the check is complete, and dispute the result.',
      ],
    },
    {
      question: 'What happens to my identity documents?',
      answer: [
        'They’re encrypted. When the result arrives, we delete the numbers except for the last digits, and make the scans unreadable. See the ',
        { text: 'privacy policy', to: addresses.privacy() },
        '.',
      ],
    },
  ],
};

export const yourAccount: HelpTopic = {
  id: 'account-and-privacy',
  title: 'Account and privacy',
  questions: [
    {
      question: 'How do I change my name, phone number, email or password?',
      answer: [
        'Name and phone number: in ',
        profile,
        '. Email address and password: with the login service, which your profile links to where it offers that.',
      ],
    },
    {
      question: 'Is someone else signed in to my account?',
      answer: [
        'Look at Your devices in ',
        profile,
        ' and sign out those that you don’t know. Then change your password.',
      ],
    },
    {
      question: 'How do I download my data?',
      answer: ['Choose Download my data in ', profile, '. You get everything in your account as a zip of plain files.'],
    },
    {
      question: 'How do I close my account?',
      answer: ['Write to us: see ', { text: 'Contact', to: addresses.contact() }, '.'],
    },
    {
      question: 'Is there a dark mode?',
      answer: ['Yes. Choose your colours in ', profile, ', or let the site follow your device.'],
    },
    {
      question: 'What do you store about me?',
      answer: ['The ', { text: 'privacy policy', to: addresses.privacy() }, ' says what, why and for how long.'],
    },
  ],
};
