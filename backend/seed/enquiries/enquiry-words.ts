import type { EnquiryReason } from 'shared-contract/enquiry';

export type Words = { reasons: EnquiryReason[]; message: string; reply: string };

/** What people ask about homes for sale, and what a good owner answers. */
export const saleWords: readonly Words[] = [
  {
    reasons: ['inspection'],
    message:
      'Hi, we would love to see the home but cannot make it on Saturday. Is there any chance of a time on Thursday after 5 pm?',
    reply:
      'Hi, Thursday at 5:30 pm suits me well. I will meet you at the front gate; please ring if you are running late.',
  },
  {
    reasons: ['price', 'contract'],
    message:
      'Good morning, could you tell me where you expect this to sell, and send me the contract? We have finance approved and could settle in 60 days.',
    reply:
      'Thank you for asking. The guide is as shown on the page; I have asked our conveyancer to send you the contract today.',
  },
  {
    reasons: ['other'],
    message:
      'Do you know when the roof was last done, and whether the wall between kitchen and dining room is load-bearing? We are hoping to open it up.',
    reply:
      'The roof was restored in 2019 and I have the invoice. I do not know about the wall: you are welcome to bring a builder to the open home.',
  },
  {
    reasons: ['inspection', 'contract'],
    message:
      'Bonjour! My partner moves from Lyon in January 🙂 Could we do a video inspection? He starts work on the 12th.',
    reply: 'Happily. I can walk through with you on a video call on Wednesday evening; shall we say 7 pm our time?',
  },
];

/** The same for homes to rent. */
export const leaseWords: readonly Words[] = [
  {
    reasons: ['inspection', 'availability'],
    message:
      'Hello, is this still available? We are two adults, both working full time, and could move in any time from the start of next month.',
    reply:
      'Hello, yes it is. Please come to the open home on Saturday; the time is on the page. Bring photo ID if you can.',
  },
  {
    reasons: ['application'],
    message: 'Hi there, how do I apply? I have references from my last two rental providers and proof of income ready.',
    reply: 'Hi, thank you for your interest. After you have seen it I will send you the application form of our state.',
  },
  {
    reasons: ['availability', 'other'],
    message:
      'Would you consider an 18-month lease? And does the second bedroom fit a queen bed and a desk? It measures 3.0 × 2.9 m on the plan.',
    reply:
      'An 18-month lease would suit us. A queen bed and a small desk fit; the wardrobe is built in and not in the measure.',
  },
  {
    reasons: ['inspection'],
    message: "G'day, I can't do weekends – any chance of a weekday inspection before work? 7.30 would be grand.",
    reply: 'No trouble: Tuesday at 7:30 am. I will send you the door code that morning.',
  },
];

/** Nobody reads these; a trap caught them. */
export const spamWords =
  'Dear Sir, we rank your website on page one of all search engines. Reply YES for the free audit!!!';
