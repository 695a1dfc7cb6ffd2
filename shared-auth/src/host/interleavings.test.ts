import { describeInterleavings } from '../testing/interleavings.ts';

describeInterleavings(10_000);
