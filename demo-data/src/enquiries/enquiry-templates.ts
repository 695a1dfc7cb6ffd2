import type { EnquiryReason } from 'shared-contract/enquiry/enquiry';
import type { Random } from '../random.ts';

/** An enquiry and the owner's reply. */
type Exchange = { reasons: EnquiryReason[]; message: string; reply: string };
/** Fills in random details. */
export type EnquiryTemplate = (random: Random) => Exchange;

const weekday = (random: Random) => random.pick(['Monday', 'Tuesday', 'Wednesday', 'Thursday']);
const evening = (random: Random) => random.pick(['5 pm', '5:30 pm', '6 pm', '6:15 pm']);
const month = (random: Random) => random.pick(['December', 'mid-January', 'late January', 'February', 'March']);
const greeting = (random: Random) => random.pick(['Hi', 'Hello', 'Good morning', 'Hi there', 'Good afternoon']);

/** Enquiries about homes for sale with the owners' replies. */
export const homeSaleEnquiries: readonly EnquiryTemplate[] = [
  (random) => {
    const [day, time] = [weekday(random), evening(random)];
    return {
      reasons: ['inspection'],
      message: `${greeting(random)}, we would love to see the home but cannot make the weekend. Is there any chance of ${day} after ${time}?`,
      reply: `Hi, ${day} at ${time} suits me well. I will meet you at the front gate; please ring if you are running late.`,
    };
  },
  (random) => {
    const days = random.pick([30, 45, 60, 90]);
    return {
      reasons: ['price', 'contract'],
      message: `${greeting(random)}, where do you expect this to sell, and could you send me the contract? Our finance is approved and we could settle in ${days} days.`,
      reply: `Thank you for asking. The guide is as shown on the page; our conveyancer will send you the contract today. ${days} days would suit us.`,
    };
  },
  (random) => {
    const year = random.whole(2012, 2023);
    return {
      reasons: ['other'],
      message: `${greeting(random)}, when was the roof last looked at, and is the wall between ${random.pick(['kitchen and dining room', 'hall and living room', 'living room and study'])} load-bearing? We are hoping to open it up.`,
      reply: `The roof was restored in ${year} and I have the invoice. I do not know about the wall: you are welcome to bring a builder to the open home.`,
    };
  },
  (random) => {
    const city = random.pick(['Lyon', 'Dublin', 'Singapore', 'Vancouver', 'Chennai', 'Wellington']);
    const day = weekday(random);
    return {
      reasons: ['inspection', 'contract'],
      message: `${greeting(random)}! My partner and I are moving from ${city} in ${month(random)} 🙂 Could we look at it by video call before we fly?`,
      reply: `Happily. I can walk through with you by video on ${day} evening; tell me what time that is in ${city}.`,
    };
  },
  (random) => ({
    reasons: ['price'],
    message: `${greeting(random)}, would the owners look at an offer before the advertised date? We have sold our place in ${random.pick(['the next suburb', 'the country', 'town'])} and need to be in by ${month(random)}.`,
    reply: 'We would. Please put it in writing with your conditions; the form on the page has everything we need.',
  }),
  (random) => ({
    reasons: ['other'],
    message: `${greeting(random)}, which ${random.pick(['primary', 'secondary'])} school is this zoned for, and how far is the walk? Our ${random.pick(['twins start', 'daughter starts', 'son starts'])} next year.`,
    reply: 'The zone is on the state’s school finder under our address; on foot we need about twelve minutes.',
  }),
  (random) => ({
    reasons: ['contract', 'other'],
    message: `${greeting(random)}, may I have the building and pest report, if there is one? Mine costs $${random.whole(52, 68) * 10} and I would rather spend it on the second home I look at.`,
    reply: 'There is one from last month. I have added it to the documents of the listing for you to download.',
  }),
  (random) => ({
    reasons: ['inspection'],
    message: `My mother uses a ${random.pick(['walking frame', 'wheelchair'])}. Are there steps to the front door, and could we come on ${weekday(random)} when it is quiet?`,
    reply: 'There is one low step and we have a ramp for it. That day suits us; come any time between ten and noon.',
  }),
  (random) => ({
    reasons: ['price', 'other'],
    message: `${greeting(random)}, what are the council rates and water charges a quarter? We are comparing this with ${random.pick(['two', 'three'])} others.`,
    reply: 'Rates are about $480 and water about $210 a quarter. The notices are with our conveyancer.',
  }),
  (random) => ({
    reasons: ['other'],
    message: `${greeting(random)}, do the ${random.pick(['dishwasher', 'blinds', 'garden shed', 'outdoor setting', 'solar panels'])} stay? And is the internet here fast enough for two people working from home?`,
    reply: 'All of it stays. We have fibre to the house and have both worked from home for years.',
  }),
];

/** Enquiries about homes for lease with the owners' replies. */
export const homeLeaseEnquiries: readonly EnquiryTemplate[] = [
  (random) => ({
    reasons: ['inspection', 'availability'],
    message: `${greeting(random)}, is this still available? We are ${random.pick(['two adults', 'a couple', 'two friends', 'a family of three'])}, in steady work, and could move in any time from ${month(random)}.`,
    reply: 'Hello, yes it is. Please come to the open home; the time is on the page. Bring photo ID if you can.',
  }),
  (random) => ({
    reasons: ['application'],
    message: `${greeting(random)}, how do I apply? I have references from my last ${random.pick(['two', 'three'])} rental providers and proof of income ready.`,
    reply: 'Hi, thank you for your interest. After you have seen it I will send you the application form of our state.',
  }),
  (random) => {
    const months = random.pick([6, 9, 18, 24]);
    return {
      reasons: ['availability', 'other'],
      message: `${greeting(random)}, would you consider a lease of ${months} months? My contract here runs until then.`,
      reply: `${months} months would suit us. Please say so in your application.`,
    };
  },
  (random) => {
    const day = weekday(random);
    return {
      reasons: ['inspection'],
      message: `G'day, I can't do weekends – any chance of a look on ${day} before work? ${random.pick(['7', '7.15', '7.30'])} would be grand.`,
      reply: `No trouble: ${day} it is. I will be there ten minutes earlier.`,
    };
  },
  (random) => ({
    reasons: ['other'],
    message: `${greeting(random)}, we have ${random.pick(['an elderly cat', 'a small poodle', 'two budgies', 'a retired greyhound'])}. Would that be all right? Happy to send a reference from our present place.`,
    reply:
      'Thank you for telling us. Please make the pet request with your application; we decide within the time the law gives.',
  }),
  (random) => ({
    reasons: ['other'],
    message: `${greeting(random)}, is there ${random.pick(['a place to charge an electric car', 'room for two bikes under cover', 'a connection for a washing machine inside'])}, and who pays for water?`,
    reply: 'There is. Water use is paid by the tenant and the supply charge by us.',
  }),
  (random) => ({
    reasons: ['inspection', 'application'],
    message: `I start at the hospital in ${month(random)} and am still interstate. May a friend look at it for me on ${weekday(random)}?`,
    reply: 'Of course. Send me the name of your friend, and apply as soon as you have heard back.',
  }),
  (random) => ({
    reasons: ['availability'],
    message: `${greeting(random)}, our lease ends in ${month(random)}. Could the start be ${random.pick(['a week', 'ten days', 'two weeks'])} later than advertised?`,
    reply: 'A few days are fine; for more we would have to see who else applies.',
  }),
  (random) => ({
    reasons: ['price', 'other'],
    message: `${greeting(random)}, is the bond lodged with the state, and can the rent be paid ${random.pick(['fortnightly', 'monthly', 'weekly'])} by bank transfer?`,
    reply: 'The bond goes to the state’s authority, and you can pay by transfer at no cost.',
  }),
  (random) => ({
    reasons: ['other'],
    message: `${greeting(random)}, how warm is it in ${random.pick(['winter', 'July', 'the bedrooms'])}? We have a baby and our present flat is freezing.`,
    reply: 'It faces north and there is heating in the living room and the main bedroom. Come and feel for yourself.',
  }),
];

/** Enquiries about commercial property. */
export const commercialEnquiries: readonly EnquiryTemplate[] = [
  (random) => ({
    reasons: ['inspection'],
    message: `${greeting(random)}, we are a ${random.pick(['bakery', 'physiotherapy practice', 'bicycle workshop', 'design studio', 'bottle shop'])} of ${random.whole(3, 9)} people. Could we see it on ${weekday(random)}?`,
    reply: 'With pleasure. Ring from the street; the keys are with the neighbour.',
  }),
  (random) => ({
    reasons: ['price'],
    message: `${greeting(random)}, are the outgoings included in the rent, and what did they come to last year? We would sign for ${random.pick(['three', 'five'])} years with an option.`,
    reply: 'Outgoings are on top; last year’s statement is on its way to you. Five years would suit us.',
  }),
  (random) => ({
    reasons: ['other'],
    message: `${greeting(random)}, is there three-phase power, and may ${random.pick(['a small truck', 'a van', 'a courier'])} stop at the back before ${random.pick(['six', 'seven'])} in the morning?`,
    reply: 'There is three-phase power. The lane is shared; deliveries are fine from six.',
  }),
  (random) => ({
    reasons: ['contract', 'other'],
    message: `What is it zoned as, and would the council let us put up a sign of ${random.pick(['two', 'three', 'four'])} metres? Please send the contract or the lease, too.`,
    reply: 'The zoning certificate and the draft are on their way. For signs please ask the council’s planner.',
  }),
  (random) => ({
    reasons: ['availability'],
    message: `${greeting(random)}, we must be out of our premises in ${month(random)}. How soon could we begin the fit-out, and is there a rent-free time for it?`,
    reply: 'From the day of signing. We have given four weeks for a fit-out before.',
  }),
];

/** Enquiries about land and farms. */
export const landEnquiries: readonly EnquiryTemplate[] = [
  (random) => ({
    reasons: ['other'],
    message: `${greeting(random)}, are ${random.pick(['power and water', 'sewer and gas', 'power and internet'])} at the boundary, and is there a soil report? We hope to build in ${month(random)}.`,
    reply: 'The services are shown on the plan in the documents. A soil report was made two years ago; I will send it.',
  }),
  (random) => ({
    reasons: ['inspection'],
    message: `May we walk the boundaries on ${weekday(random)}? We would be ${random.pick(['two', 'three', 'four'])} with ${random.pick(['a dog', 'a surveyor', 'my father, who farmed'])}.`,
    reply: 'You may. Please close the gates behind you and keep away from the dam wall.',
  }),
  (random) => ({
    reasons: ['price', 'contract'],
    message: `${greeting(random)}, would you sell with a settlement of ${random.pick([90, 120, 180])} days? Our own place goes to auction in ${month(random)}.`,
    reply: 'A long settlement is no trouble for us. Please write it into your offer.',
  }),
  (random) => ({
    reasons: ['other'],
    message: `${greeting(random)}, is any of it under an overlay for ${random.pick(['bushfire', 'flooding', 'heritage', 'vegetation'])}? The council’s map is hard to read at this scale.`,
    reply: 'A corner of it is. The planning certificate with the exact line is among the documents.',
  }),
  (random) => ({
    reasons: ['contract'],
    message: `${greeting(random)}, please send the contract to our conveyancer. We are cash buyers and could exchange within ${random.pick(['a week', 'ten days', 'a fortnight'])}.`,
    reply: 'It has gone out today. Thank you for being so clear.',
  }),
];

/** Messages that the spam filter caught. */
export const spamMessages = [
  'Dear Sir, we rank your website on page one of all search engines. Reply YES for the free audit!!!',
  'FREE quote for 500 business cards, today only. Your logo, our paper. Answer with STOP to receive no more.',
  'I represent an investor who buys ANY house for cash in 24 hours. No inspection! Send me the deed first.',
  'Your mailbox is almost full. Confirm the password of your account to go on receiving enquiries.',
] as const;
