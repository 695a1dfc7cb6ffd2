import type { EnquiryReason } from 'shared-contract/enquiry/enquiry';
import type { Random } from '../random.ts';

/** An enquiry and the owner's reply to it. */
type Exchange = { reasons: EnquiryReason[]; message: string; reply: string };
/** Returns an enquiry and its reply, with random details such as the day and the name. */
export type EnquiryTemplate = (random: Random) => Exchange;

const weekday = (random: Random) => random.pick(['Monday', 'Tuesday', 'Wednesday', 'Thursday']);
const evening = (random: Random) => random.pick(['5 pm', '5:30 pm', '6 pm', '6:15 pm']);
const month = (random: Random) => random.pick(['December', 'mid-January', 'late January', 'February', 'March']);
const greeting = (random: Random) => random.pick(['Hi', 'Hello', 'Good morning', 'Hi there', 'Good afternoon']);

/** Enquiries about homes for sale, with the owners' replies. */
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
      message: `${greeting(random)}, when was the roof last checked, and is the wall between ${random.pick(['kitchen and dining room', 'hall and living room', 'living room and study'])} load-bearing? We are hoping to open it up.`,
      reply: `The roof was restored in ${year} and I have the invoice. I do not know about the wall: you are welcome to bring a builder to the open home.`,
    };
  },
  (random) => {
    const city = random.pick(['Lyon', 'Dublin', 'Singapore', 'Vancouver', 'Chennai', 'Wellington']);
    const day = weekday(random);
    return {
      reasons: ['inspection', 'contract'],
      message: `${greeting(random)}! My partner and I are moving from ${city} in ${month(random)} 🙂 Could you show us through on a video call before we fly?`,
      reply: `Happy to. I can walk you through by video on ${day} evening. What time suits you in ${city}?`,
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
    reply: 'The state’s school finder shows the zone if you enter our address. It’s about a twelve-minute walk.',
  }),
  (random) => ({
    reasons: ['contract', 'other'],
    message: `${greeting(random)}, is there a building and pest report I could have? I've been quoted $${random.whole(52, 68) * 10} for my own and would like to read yours first.`,
    reply: 'Yes, from last month. I’ve added it to the listing’s documents, so you can download it there.',
  }),
  (random) => ({
    reasons: ['inspection'],
    message: `My mother uses a ${random.pick(['walking frame', 'wheelchair'])}. Are there steps to the front door, and could we come on ${weekday(random)} when it is quiet?`,
    reply: 'There is one low step and we have a ramp for it. That day suits us. Come any time between 10 am and noon.',
  }),
  (random) => ({
    reasons: ['price', 'other'],
    message: `${greeting(random)}, what are the council rates and water charges per quarter? We are comparing this with ${random.pick(['two', 'three'])} others.`,
    reply: 'Rates are about $480 and water about $210 per quarter. The notices are with our conveyancer.',
  }),
  (random) => ({
    reasons: ['other'],
    message: `${greeting(random)}, do the ${random.pick(['dishwasher', 'blinds', 'garden shed', 'outdoor setting', 'solar panels'])} stay? And is the internet here fast enough for two people working from home?`,
    reply: 'Yes, everything stays. We have fibre to the house and have both worked from home for years.',
  }),
];

/** Enquiries about homes for lease, with the owners' replies. */
export const homeLeaseEnquiries: readonly EnquiryTemplate[] = [
  (random) => ({
    reasons: ['inspection', 'availability'],
    message: `${greeting(random)}, is this still available? We are ${random.pick(['two adults', 'a couple', 'two friends', 'a family of three'])}, in steady work, and could move in any time from ${month(random)}.`,
    reply: 'Hello, yes it is. Please come to the open home; the time is on the page. Bring photo ID if you can.',
  }),
  (random) => ({
    reasons: ['application'],
    message: `${greeting(random)}, how do I apply? I have references from my last ${random.pick(['two', 'three'])} rental providers and proof of income ready.`,
    reply: 'Hi, thank you for your interest. Once you’ve inspected it, I’ll send you the standard application form.',
  }),
  (random) => {
    const months = random.pick([6, 9, 18, 24]);
    return {
      reasons: ['availability', 'other'],
      message: `${greeting(random)}, would you consider a lease of ${months} months? My contract here runs until then.`,
      reply: `${months} months would suit us. Please mention it in your application.`,
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
    message: `${greeting(random)}, we have ${random.pick(['an elderly cat', 'a small poodle', 'two budgies', 'a retired greyhound'])}. Would that be all right? Happy to send a reference from our current place.`,
    reply:
      'Thanks for letting us know. Please send a pet request with your application and we’ll reply within the legal time limit.',
  }),
  (random) => ({
    reasons: ['other'],
    message: `${greeting(random)}, is there ${random.pick(['a place to charge an electric car', 'room for two bikes under cover', 'a connection for a washing machine inside'])}, and who pays for water?`,
    reply: 'There is. You’d pay for water usage and we pay the supply charge.',
  }),
  (random) => ({
    reasons: ['inspection', 'application'],
    message: `I start at the hospital in ${month(random)} and I’m still interstate. Could a friend inspect it for me on ${weekday(random)}?`,
    reply: 'Of course. Send me your friend’s name, and apply as soon as you’re happy with it.',
  }),
  (random) => ({
    reasons: ['availability'],
    message: `${greeting(random)}, our lease ends in ${month(random)}. Could the start be ${random.pick(['a week', 'ten days', 'two weeks'])} later than advertised?`,
    reply: 'A few days is fine. Any longer depends on who else applies.',
  }),
  (random) => ({
    reasons: ['price', 'other'],
    message: `${greeting(random)}, is the bond lodged with the state bond authority, and can the rent be paid ${random.pick(['fortnightly', 'monthly', 'weekly'])} by bank transfer?`,
    reply: 'Yes, it is, and you can pay by bank transfer with no fees.',
  }),
  (random) => ({
    reasons: ['other'],
    message: `${greeting(random)}, how warm is it in ${random.pick(['winter', 'July', 'the bedrooms'])}? We have a baby and our current flat is freezing.`,
    reply: 'It faces north and there is heating in the living room and the main bedroom. Come and see for yourself.',
  }),
];

/** Enquiries about commercial property, with the owners' replies. */
export const commercialEnquiries: readonly EnquiryTemplate[] = [
  (random) => ({
    reasons: ['inspection'],
    message: `${greeting(random)}, we run a ${random.pick(['bakery', 'physiotherapy practice', 'bicycle workshop', 'design studio', 'bottle shop'])} with ${random.whole(3, 9)} staff. Could we see it on ${weekday(random)}?`,
    reply: 'Sure. Give me a ring when you’re out the front. The neighbour has the keys.',
  }),
  (random) => ({
    reasons: ['price'],
    message: `${greeting(random)}, are the outgoings included in the rent, and what did they come to last year? We would sign for ${random.pick(['three', 'five'])} years with an option.`,
    reply: 'Outgoings are extra. I’ve emailed you last year’s statement. Five years would suit us.',
  }),
  (random) => ({
    reasons: ['other'],
    message: `${greeting(random)}, is there three-phase power, and can ${random.pick(['a small truck', 'a van', 'a courier'])} stop at the back before ${random.pick(['6 am', '7 am'])}?`,
    reply: 'There is three-phase power. The lane is shared, but deliveries are fine from 6 am.',
  }),
  (random) => ({
    reasons: ['contract', 'other'],
    message: `What is it zoned as, and would the council approve a ${random.pick(['two', 'three', 'four'])}-metre sign? Please send the draft contract or lease, too.`,
    reply:
      'The zoning certificate and the draft are on their way. Please check with the council’s planning team about signs.',
  }),
  (random) => ({
    reasons: ['availability'],
    message: `${greeting(random)}, we must be out of our premises in ${month(random)}. How soon could we start the fit-out, and is there a rent-free period for it?`,
    reply: 'From the day you sign. We’ve offered four weeks rent-free for a fit-out before.',
  }),
];

/** Enquiries about land and farms, with the owners' replies. */
export const landEnquiries: readonly EnquiryTemplate[] = [
  (random) => ({
    reasons: ['other'],
    message: `${greeting(random)}, are ${random.pick(['power and water', 'sewer and gas', 'power and internet'])} at the boundary, and is there a soil report? We hope to build in ${month(random)}.`,
    reply:
      'The plan in the documents shows the services. There’s a soil report from two years ago, which I’ll send you.',
  }),
  (random) => ({
    reasons: ['inspection'],
    message: `Could we walk the boundaries on ${weekday(random)}? There’d be ${random.pick(['two', 'three', 'four'])} of us, plus ${random.pick(['a dog', 'a surveyor', 'my father, who farmed'])}.`,
    reply: 'Sure. Please close the gates behind you and keep away from the dam wall.',
  }),
  (random) => ({
    reasons: ['price', 'contract'],
    message: `${greeting(random)}, would you accept a ${random.pick([90, 120, 180])}-day settlement? Our own place goes to auction in ${month(random)}.`,
    reply: 'A long settlement is fine with us. Please put it in your offer.',
  }),
  (random) => ({
    reasons: ['other'],
    message: `${greeting(random)}, is any of it under a ${random.pick(['bushfire', 'flood', 'heritage', 'vegetation'])} overlay? The council’s map is hard to read at this scale.`,
    reply: 'One corner is. The planning certificate in the documents shows the exact line.',
  }),
  (random) => ({
    reasons: ['contract'],
    message: `${greeting(random)}, please send the contract to our conveyancer. We are cash buyers and could exchange within ${random.pick(['a week', 'ten days', 'a fortnight'])}.`,
    reply: 'It went out today. Thanks for getting in touch.',
  }),
];

/** Messages that the spam filter caught. */
export const spamMessages = [
  'Dear Sir, we rank your website on page one of all search engines. Reply YES for the free audit!!!',
  'FREE quote for 500 business cards, today only. Your logo, our paper. Reply STOP to opt out.',
  'I represent an investor who buys ANY house for cash in 24 hours. No inspection! Send me the deed first.',
  'Your mailbox is almost full. Confirm the password of your account to keep receiving enquiries.',
] as const;
