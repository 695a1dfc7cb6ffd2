import {
  applicantAnswerInput,
  applicantCheckView,
  applicantFileInput,
  checkDisputeInput,
} from 'shared-contract/tenant-check/check-link';
import { guestRoute, publicRoute, type Route } from '../../http/route.ts';
import { forCheckApplicants, replyWithApplicantView } from '../applicant-view.ts';
import { findCheckByToken, lockCheckByToken } from '../check-links.ts';
import { reportReply } from './report-file.ts';
import { storeAnswer } from './store-answer.ts';
import { storeDispute } from './store-dispute.ts';
import { storedFileReply } from './stored-file.ts';

const answerQuestion = guestRoute('POST', '/api/tenant-check-applicant-answers', {
  ...forCheckApplicants,
  summary: 'The applicant answers the provider’s question, once. A job sends the answer.',
  body: applicantAnswerInput,
  response: applicantCheckView,
  isReplaySafe: true,
  async handler({ body, ...context }) {
    const { found } = await lockCheckByToken(context, body.token);
    await storeAnswer(context, found, 'applicant', body.answer);
    return replyWithApplicantView(context, body.token);
  },
});

const disputeResult = guestRoute('POST', '/api/tenant-check-disputes', {
  ...forCheckApplicants,
  summary: 'The applicant disputes the result. The check is stored until the owner releases it.',
  body: checkDisputeInput,
  response: applicantCheckView,
  isReplaySafe: true,
  async handler({ body, ...context }) {
    const { found } = await lockCheckByToken(context, body.token);
    await storeDispute(context, found, body.message);
    return replyWithApplicantView(context, body.token);
  },
});

const downloadFile = publicRoute('POST', '/api/tenant-check-applicant-files', {
  ...forCheckApplicants,
  summary: 'The authorisation, report or notice as a file for the applicant.',
  body: applicantFileInput,
  response: null,
  readOnly: true,
  readsPrimary: true,
  async handler({ body, ...context }) {
    const { found } = await findCheckByToken(context, body.token);
    if (body.file === 'report') return reportReply(context.config, context.now, found);
    return storedFileReply(context, found, body.file);
  },
});

export const applicantResultRoutes: Route[] = [answerQuestion, disputeResult, downloadFile];
