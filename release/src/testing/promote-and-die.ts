import { openStore, promote, type ReleaseStore, readSigning } from '../index.ts';
import { keyFiles } from '../signing/signing.ts';

/** `node promote-and-die.ts <store> <writes> <target> …`: promotes, and kills itself after that many writes. */
const [store = '', writes = '', ...targets] = process.argv.slice(2);
let left = Number(writes);
const storage = openStore(store, await readSigning(keyFiles(process.env)));

const dieWhenDue = () => {
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  left -= 1;
};
const mortal: ReleaseStore = {
  ...storage,
  create: async (...write) => {
    dieWhenDue();
    return storage.create(...write);
  },
  swap: async (...write) => {
    dieWhenDue();
    const swapped = await storage.swap(...write);
    dieWhenDue();
    return swapped;
  },
};

const outcome = await promote(mortal, targets);
console.log(JSON.stringify(outcome));
