import { runChecks } from './checks/checks.ts';

const { passed, failed } = await runChecks();
console.log(`checks: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
