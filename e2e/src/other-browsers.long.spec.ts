import { firefoxJourneys, longJourneys } from './other-browsers/journeys.ts';
import { runJourneys } from './other-browsers/run-journeys.ts';

runJourneys(longJourneys, { Firefox: firefoxJourneys });
