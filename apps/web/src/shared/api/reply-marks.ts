import type { Api, Reply } from '@twelvefold/contract';

type Marks = { [K in keyof Api & string]?: keyof Reply<Api[K]> & string };

/**
 * A field that every reply of a call has. Something between here and the server may answer in its place (the page of a
 * hotel's network, a proxy): what lacks the field is not believed, shown or kept. Not listed are calls that send a code
 * or reset a password, whose reply may lack its message (the specification has words for that), and those whose
 * reply nobody reads: feedback, notes.
 */
export const marks: Marks = {
  'GET /auth/me': 'id',
  'POST /auth/login': 'access_token',
  'POST /auth/register': 'access_token',
  'POST /auth/signup-with-verification': 'access_token',
  'POST /auth/verify-email': 'access_token',
  'GET /account': 'user',
  'PATCH /account': 'user',
  'POST /account/password': 'message',
  'POST /account/sign-out-everywhere': 'message',
  'POST /account/export': 'version',
  'POST /account/delete': 'message',
  'GET /dashboard/simple-taxonomy': 'total_sessions',
  'GET /dashboard/categorized-taxonomy': 'categorized_data',
  'GET /dashboard/adaptive-insights': 'last_updated_at',
  'GET /dashboard/progress': 'momentum',
  'GET /history/questions': 'questions',
  'GET /history/topics': 'topics',
  'GET /session/list': 'sessions',
  'GET /session/questions/:session_id': 'questions',
  'GET /session/check-availability': 'available',
  'GET /session/pre-session-insight': 'title',
  'GET /sessions/last-completed-id': 'session_id',
  'GET /user/session-limit-status': 'can_start_session',
  'POST /session/start': 'session_id',
  'POST /session/submit': 'success',
  'POST /session/skip': 'success',
  'POST /session/complete': 'summary',
  'POST /session/report-failure': 'success',
  'POST /practice/wish': 'success',
  'DELETE /practice/wish/:subcategory_code': 'success',
  'GET /study-plan': 'study_plans',
  'GET /study-plan/today': 'plan_units',
  'POST /study-plan': 'target_track',
};
