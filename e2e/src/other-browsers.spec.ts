import { shortJourneys } from './other-browsers/journeys.ts';
import { runJourneys } from './other-browsers/run-journeys.ts';

runJourneys(shortJourneys);
