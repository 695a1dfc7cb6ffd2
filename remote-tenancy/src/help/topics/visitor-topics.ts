import { addresses } from 'shared-contract/page/addresses';
import { maxSavedSearches } from 'shared-contract/search/saved-search';
import type { HelpTopic } from './help-topic.ts';

const shortlist = { text: 'Shortlist', to: addresses.shortlist() };
const savedSearches = { text: 'Saved searches', to: addresses.savedSearches() };
const notifications = { text: 'Notifications', to: addresses.settingsNotifications() };
const rules = { text: 'renting rules', to: addresses.rentingRules() };

export const findAHome: HelpTopic = {
  id: 'find-a-home',
  title: 'Find a home',
  questions: [
    {
      question: 'How do I search for a property?',
      answer: [
        'Open ',
        { text: 'Search', to: addresses.search() },
        ', choose Buy or Rent, and type a suburb, town or postcode. You can choose several, and include the suburbs around them. Filters narrow the results by price, bedrooms, features and more.',
      ],
    },
    {
      question: 'Can I search on a map?',
      answer: [
        'Yes. Switch the results from List to Map. Choose Draw an area to see only properties inside it; this also works with the keyboard.',
      ],
    },
    {
      question: 'Why is there no price?',
      answer: [
        'Some owners don’t show one, and in Queensland a home that goes to auction can’t have a price guide. Send an enquiry to ask the owner or agent.',
      ],
    },
    {
      question: 'How do I get to an open home?',
      answer: [
        'The listing shows its open homes in local time. Some take bookings: choose Book, and we email you the details with a link to cancel. Add one or all of them to your calendar. If none is scheduled, request an inspection with an enquiry.',
      ],
    },
    {
      question: 'Why can’t I see the street?',
      answer: [
        'The owner has hidden it. The map then shows the middle of the suburb. Ask for the address with an enquiry.',
      ],
    },
  ],
};

export const saveAndAlerts: HelpTopic = {
  id: 'save-and-alerts',
  title: 'Save and get alerts',
  questions: [
    {
      question: 'How do I save a property?',
      answer: [
        'Tap its heart. You find it under ',
        shortlist,
        ', where you can write a note and compare up to four properties.',
      ],
    },
    {
      question: 'How do I get an email about new properties?',
      answer: [
        'Sign in, choose Save search above the results, then set email alerts under ',
        savedSearches,
        `: daily at 8 am, or straight away. You can save up to ${maxSavedSearches} searches.`,
      ],
    },
    {
      question: 'How do I see several homes in a day?',
      answer: [
        'Save them, then choose Plan inspections on your ',
        shortlist,
        '. We suggest an order without clashes and with time to drive, and you can add the day to your calendar.',
      ],
    },
    {
      question: 'Can I get an email when a saved property changes?',
      answer: [
        'Yes. Sign in and turn on emails at the top of your ',
        shortlist,
        ' or under ',
        notifications,
        '. We email you about a new price, open home or status.',
      ],
    },
    {
      question: 'Do I need an account to save?',
      answer: [
        'No. Without one, what you save stays on this device. When you sign in, we add it to your account, so you see it on all your devices.',
      ],
    },
    {
      question: 'How do I stop emails?',
      answer: ['Choose Unsubscribe in the email, or turn alerts off under ', notifications, '.'],
    },
  ],
};

export const enquireAndOffer: HelpTopic = {
  id: 'enquire-and-offer',
  title: 'Enquire and make an offer',
  questions: [
    {
      question: 'How do I ask about a property?',
      answer: [
        'Open the listing, choose what you’d like to know and send the enquiry. We email you a copy, and the owner or agent replies to your email address. They also see your phone number if you add it.',
      ],
    },
    {
      question: 'How do I make an offer?',
      answer: [
        'Choose Make an offer on the listing and enter the buyers, the amount, the conditions and when the offer expires. We email you a private link to follow it.',
      ],
    },
    {
      question: 'Is an offer binding?',
      answer: [
        'No. Neither side is bound until both have signed a contract of sale or a tenancy agreement. The ',
        { text: 'terms', to: addresses.terms() },
        ' say more.',
      ],
    },
    {
      question: 'Can I change or withdraw my offer?',
      answer: [
        'Withdraw it with the private link in our emails and make a new one. With the same link you accept a counter-offer. Anyone with the link can act on your offer, so don’t share it.',
      ],
    },
    {
      question: 'Can I offer more than the advertised rent?',
      answer: ['No. Rent bidding isn’t allowed, and the owner can’t invite it. See the ', rules, ' of your state.'],
    },
  ],
};

export const applyToRent: HelpTopic = {
  id: 'apply-to-rent',
  title: 'Apply to rent',
  questions: [
    {
      question: 'How do I apply for a home?',
      answer: [
        'Find a ',
        { text: 'home for rent', to: addresses.search({ listingType: 'lease', propertyType: 'residential' }) },
        ' and choose Apply to rent. Name all adults who will live there: each gets a private link by email and fills in a part. Applying is free.',
      ],
    },
    {
      question: 'What do I have to answer?',
      answer: [
        'Only what the form of the state allows. We never ask for a tax file number or bank statements. Read the ',
        rules,
        ' of your state.',
      ],
    },
    {
      question: 'Who reads my application?',
      answer: [
        'The owner or agent. The other adults see only your name and whether your part is complete. You see each time the application was opened on the page behind your link.',
      ],
    },
    {
      question: 'What happens to my application afterwards?',
      answer: [
        'We destroy it on a date that you see on your page. It depends on the state and the decision; the ',
        { text: 'privacy policy', to: addresses.privacy() },
        ' has a table. You can withdraw the application until it’s decided.',
      ],
    },
    {
      question: 'I’ve lost the email with my link. What now?',
      answer: ['Open the listing, choose Apply to rent and ask for a new link with the same email address.'],
    },
  ],
};
