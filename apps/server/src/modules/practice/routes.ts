import { practice as endpoints, type User } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import { AppError } from '../../platform/problems.ts';
import { complete, skip, submit, takeLog } from './answers/answering.ts';
import { answerSimilar, similarQuestion } from './answers/similar.ts';
import { exampleBefore, judgeExampleLine } from './examples/examples.ts';
import { forgetProgress, keepProgress, noteShown, noteStarted, progressOf } from './progress.ts';
import {
  checkAvailability,
  listSessions,
  type Practice,
  packView,
  preSessionInsight,
  questionsOf,
  startSession,
} from './sessions/service.ts';
import { limitStatus } from './sessions/session-limit.ts';
import { startStudySession } from './sessions/study.ts';
import { maybeLastCompletedId } from './store.ts';

/** Refuses a user id that is not the caller's. */
function own(user: User, claimed: string): string {
  if (claimed !== user.id) throw new AppError('access_denied', 'This belongs to another account.');
  return claimed;
}

export const practiceRoutes = (practice: Practice) => {
  const { db } = practice;
  return routesFor(endpoints, {
    'POST /session/start': ({ body }, { user, now }) => {
      if (body.user_id) own(user, body.user_id);
      return body.target_minutes === undefined
        ? startSession(practice, user, now)
        : startStudySession(practice, user, body, now);
    },
    'GET /session/list': ({ query }, { user }) =>
      listSessions(db, user.id, { ...query, kind: query.session_type }),
    'GET /session/questions/:session_id': ({ params }, { user }) =>
      questionsOf(practice, user.id, params.session_id),
    'POST /session/submit': ({ body }, { user, now }) => submit(practice, user, body, now),
    'POST /session/skip': ({ body }, { user, now }) => skip(practice, user, body, now),
    'POST /session/log': ({ body }, { user, now }) => takeLog(practice, user, body, now),
    'POST /session/complete': ({ body }, { user, now }) => complete(practice, user, body.session_id, now),
    'GET /session/check-availability': ({ query }, { user, now }) =>
      checkAvailability(practice, user.id, query.retry === 'true', now),
    'GET /session/pre-session-insight': ({ query }, { user, now }) =>
      preSessionInsight(practice, user.id, query.session_id ?? null, now),
    'GET /adapt/pack': ({ query }, { user, now }) =>
      packView(practice, own(user, query.user_id), query.session_id ?? null, now),
    'POST /adapt/mark-served': ({ body }, { user, now }) =>
      noteShown(db, own(user, body.user_id), body.session_id, now),
    'POST /sessions/mark-started': ({ body }, { user, now }) =>
      noteStarted(db, user.id, body.session_id, now),
    'GET /sessions/last-completed-id': async ({ query }, { user }) => ({
      session_id: await maybeLastCompletedId(db, own(user, query.user_id)),
    }),
    'GET /user/session-limit-status': (_, { user, now }) => limitStatus(db, user, now),
    'POST /practice/similar/:question_id': ({ params }, { user, now }) =>
      similarQuestion(practice, user, params.question_id, now),
    'POST /practice/similar/:question_id/answer': ({ params, body }, { user, now }) =>
      answerSimilar(practice, user, params.question_id, body, now),
    'GET /practice/example/:session_id/:position': async ({ params }, { user, now }) => ({
      example: await exampleBefore(practice, user, params.session_id, params.position, now),
    }),
    'POST /practice/example/:session_id/:position/lines/:line': ({ params, body }, { user, now }) =>
      judgeExampleLine(practice, user, params, body.answer, now),
    'POST /session-progress/update': ({ body }, { user, now }) => keepProgress(db, user.id, body, now),
    'GET /session-progress/:session_id': ({ params }, { user }) => progressOf(db, user.id, params.session_id),
    'DELETE /session-progress/:session_id': ({ params }, { user }) =>
      forgetProgress(db, user.id, params.session_id),
  });
};
