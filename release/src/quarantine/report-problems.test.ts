import { beforeEach, expect, it } from '@jest/globals';
import { reportProblems } from './report-problems.ts';

const down = 'http://gateway-2: fetch failed';
let said: string[];
let time: number;
let report: (problems: readonly string[]) => void;
beforeEach(() => {
  said = [];
  time = 0;
  report = reportProblems(
    (line) => said.push(line),
    () => new Date(time),
  );
});

function during(seconds: number, ...problems: string[]): void {
  for (const end = time + seconds * 1_000; time < end; time += 2_000) report(problems);
}

it('reports each problem once, its end after a minute, and the next time again', () => {
  during(600, down);
  during(20, down, 'http://gateway-1: it responded with 503');
  during(70);
  const lines = [down, 'http://gateway-1: it responded with 503'];
  expect(said.splice(0)).toEqual([
    ...lines.map((line) => `release watch: ${line}`),
    ...lines.map((line) => `release watch: no longer: ${line}`),
  ]);
  during(10, down);
  expect(said).toEqual([`release watch: ${down}`]);
});

it('reports a problem that comes and goes once', () => {
  for (let round = 0; round < 20; round += 1) {
    during(4, down);
    during(30);
  }
  expect(said).toEqual([`release watch: ${down}`]);
});
