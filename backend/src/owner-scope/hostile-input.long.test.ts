import { describeHostileInput } from './testing/hostile-input.ts';

describeHostileInput(300);
