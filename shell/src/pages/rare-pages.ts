/** Pages that few visits see. They are one chunk, because each chunk costs the first visit some bytes. */
export { SignInProblem, SignInProblemPage, SignOutProblemPage } from '../session/sign-in-problem.tsx';
export { UnauthorizedPage } from './unauthorized-page.tsx';
