import { userInfo } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { currentOperator } from './operator.ts';

const { PATH } = process.env;
const git = { PATH, GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'user.name', GIT_CONFIG_VALUE_0: 'Mia Chen' };

describe('who runs the tool', () => {
  it('is VERANDAH_RELEASER, then the name in Git’s configuration, then the account', () => {
    expect(currentOperator({ ...git, VERANDAH_RELEASER: 'release-bot' })).toEqual({ by: 'release-bot' });
    expect(currentOperator({ ...git, VERANDAH_RELEASER: ' ' })).toEqual({ by: 'Mia Chen' });
    expect(currentOperator({ PATH: '/nowhere' })).toEqual({ by: userInfo().username });
  });

  it('comes with the CI run and the reason', () => {
    const env = { ...git, VERANDAH_CI_RUN: 'https://ci.example/runs/7' };
    expect(currentOperator(env, { reason: 'fixes V-12' })).toEqual({
      by: 'Mia Chen',
      ciRun: 'https://ci.example/runs/7',
      reason: 'fixes V-12',
    });
    expect(currentOperator(env, { ciRun: 'https://ci.example/runs/8' }).ciRun).toBe('https://ci.example/runs/8');
    expect(currentOperator({ ...git, VERANDAH_CI_RUN: '' })).toEqual({ by: 'Mia Chen' });
  });

  it.each([
    ['--ci-run, VERANDAH_CI_RUN: expected an https URL', { ciRun: 'http://ci.example/7' }, {}],
    ['--ci-run, VERANDAH_CI_RUN: expected an https URL', {}, { VERANDAH_CI_RUN: 'run 7' }],
    ['--reason: expected one line', { reason: 'a\nb' }, {}],
    ['--reason: expected one line', { reason: '\u001b[2J' }, {}],
    ['VERANDAH_RELEASER: expected a name in one line', {}, { VERANDAH_RELEASER: 'a\u0007b' }],
  ])('is rejected with: %s', (message, said, env) => {
    expect(() => currentOperator({ ...git, ...env }, said)).toThrow(message);
  });
});
