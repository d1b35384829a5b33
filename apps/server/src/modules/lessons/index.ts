import { lessons as endpoints } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import type { PracticeModule } from '../practice/index.ts';
import {
  judgeCheck,
  judgeFrontQuestion,
  judgeLine,
  lessonNamed,
  lessonPicture,
  listLessons,
  markRead,
  readBy,
} from './service.ts';
import { marksOf, removeMarks } from './store.ts';

export { listLessons, markRead } from './service.ts';

/** Lessons, readable by anyone, with judged questions; students mark them as read. */
export function lessonsModule({ db }: Platform, { practice }: { practice: PracticeModule }): Module {
  return {
    name: 'lessons',
    routes: routesFor(endpoints, {
      'GET /lessons': () => listLessons(),
      'GET /lessons/:name': ({ params }) => lessonNamed(params.name),
      'POST /lessons/:name/lines/:line': ({ params, body }) =>
        judgeLine(params.name, params.line, body.answer),
      'POST /lessons/:name/checks/:number': ({ params, body }, { user, now }) =>
        judgeCheck(
          practice,
          user,
          params,
          { ...body, answer: body.letter, letter: body.letter ?? undefined },
          now,
        ),
      'POST /front-question': ({ body }, { now }) => judgeFrontQuestion(body, now),
      'GET /lesson-marks': (_, { user }) => readBy(db, user.id),
      'POST /lesson-marks/:name': ({ params, body }, { user, now }) =>
        markRead(db, user.id, params.name, body.read, now),
    }),
    assets: [{ path: '/media/lessons/:name', file: lessonPicture }],
    personalData: {
      exportOf: async (readable, { id }) => ({
        lessons_read: (await marksOf(readable, id)).map(({ user_id: _mine, ...mark }) => mark),
      }),
      erase: (tx, { id }) => removeMarks(tx, id),
    },
    jobs: {},
  };
}
