import { folderStorage, promote, type Storage } from '../index.ts';

/** `node promote-and-die.ts <store> <writes> <target> …`: promotes, and kills itself after that many writes. */
const [store = '', writes = '', ...targets] = process.argv.slice(2);
let left = Number(writes);
const storage = folderStorage(store);

const dieWhenDue = () => {
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  left -= 1;
};
const mortal: Storage = {
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
