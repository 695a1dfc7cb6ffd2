import { describeInterleavings } from '../testing/interleavings.ts';

describeInterleavings(100_000);
