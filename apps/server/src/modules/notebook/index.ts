import { notebook as endpoints } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import type { PracticeModule } from '../practice/index.ts';
import { changeMark, markFor, notebookOf } from './service.ts';
import { marksOf, removeMarks } from './store.ts';

export { changeMark, notebookOf } from './service.ts';
export { countMarks } from './store.ts';

/** A student's open and retired mistakes, and marks on questions. */
export function notebookModule({ db }: Platform, { practice }: { practice: PracticeModule }): Module {
  return {
    name: 'notebook',
    routes: routesFor(endpoints, {
      'GET /notebook': ({ query }, { user }) => notebookOf(db, user.id, query),
      'GET /notebook/marks/:question_id': ({ params }, { user }) => markFor(db, user.id, params.question_id),
      'POST /notebook/marks/:question_id': ({ params, body }, { user, now }) =>
        changeMark(db, user.id, params.question_id, body, now),
      'POST /notebook/practise': (_, { user, now }) => practice.session.startMistakes(user, now),
    }),
    personalData: {
      exportOf: async (readable, { id }) => ({
        question_marks: (await marksOf(readable, id)).map(({ user_id: _mine, item_id, ...mark }) => ({
          question_id: item_id,
          ...mark,
        })),
      }),
      erase: (tx, { id }) => removeMarks(tx, id),
    },
    jobs: {},
  };
}
