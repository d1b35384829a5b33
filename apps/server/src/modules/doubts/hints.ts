import type { HintResult, User } from '@twelvefold/contract';
import { ladderOf } from '@twelvefold/tutor';
import type { Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/problems.ts';
import { lockStudent } from '../learning/index.ts';
import { askedQuestion } from './context.ts';
import { changeThread, threadOf } from './store.ts';

interface Place {
  question_id: string;
  session_id: string;
}

/** The next hint of an open question, with earlier ones. From the first hint on its answer counts as helped. */
export async function nextHint(db: Db, user: User, place: Place): Promise<HintResult> {
  return db.transaction(async tx => {
    await lockStudent(tx, user.id);
    const { question, served } = await askedQuestion(tx, user.id, place);
    if (served.answer)
      throw new AppError('position_already_final', 'This question is answered: its whole solution is open.');
    const thread = await threadOf(tx, user.id, place.question_id);
    const before = thread.helped_session === place.session_id ? thread.hints : 0;
    const ladder = ladderOf(question);
    const hints = Math.min(before + 1, ladder.length);
    const help = thread.helped_session === place.session_id && thread.help === 'tutor' ? 'tutor' : 'hints';
    await changeThread(tx, thread, { hints, help, helped_session: place.session_id });
    return { hints: ladder.slice(0, hints), more: hints < ladder.length };
  });
}
