import type { Letter, PracticeSession } from '@twelvefold/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { append } from '../../../shared/log/log.ts';
import { sendLog, sendNew } from '../../../shared/log/sending.ts';
import { useLog } from '../../../shared/log/watching.ts';
import { elapsedMs } from '../../../shared/practice/elapsed-ms.ts';
import { followOpen } from '../../../shared/practice/open-sessions.ts';
import { noteProgress } from './notes.ts';
import { isReviewed, type Looked, questionAt, view } from './view.ts';

/** Reports the position when the session is left, within the page or by closing it. */
function useNotedOnLeaving(session: PracticeSession): void {
  const note = useEffectEvent(() => noteProgress(session));
  useEffect(() => {
    const leaving = () => note();
    addEventListener('pagehide', leaving);
    return () => {
      removeEventListener('pagehide', leaving);
      note();
    };
  }, []);
}

/** State of the session on screen, and the four actions of a student: answer, skip, undo a skip, next. */
export function useSession(session: PracticeSession) {
  const { session_id, total_questions: total } = session;
  const log = useLog(session_id);
  const [looked, look] = useState<Looked>(() => {
    const nothing = { at: null, due: 0, later: [] };
    return { ...nothing, due: view(session, log, nothing).position };
  });
  const shown = view(session, log, looked);
  const { position, phase, undo, waiting } = shown;
  useEffect(() => followOpen(), []);
  useNotedOnLeaving(session);

  function decide(decision: Parameters<typeof append>[1], at: number | null, due: number): void {
    append(session_id, { ...decision, ms: elapsedMs(decision.ms) });
    look({ ...looked, at, due });
    void sendNew(session_id);
  }

  return {
    ...shown,
    trouble: log.trouble,
    answer: (letter: Letter, ms: number) => {
      if (phase === 'open') decide({ kind: 'answer', position, letter, ms }, position, position + 1);
    },
    skip: (ms: number, imageFailed = false) => {
      const kind = imageFailed ? 'image_failed' : 'skip';
      if (phase === 'open') decide({ kind, position, ms }, null, position + 1);
    },
    undoSkip: () => {
      if (undo !== null) decide({ kind: 'undo', position: undo, ms: 0 }, null, undo);
    },
    /** Continues from a result or an unsent decision; from the last question to the recap once everything is sent. */
    next: () => {
      const isLast = position === total;
      if (isLast && waiting) void sendLog();
      // The result of the last answer is shown before the recap.
      if (isLast && waiting?.kind === 'answer') return;
      const later = looked.later.filter(p => !isReviewed(questionAt(session, p)));
      look({
        at: isLast ? total + 1 : null,
        due: position + 1,
        later: waiting?.kind === 'answer' ? [...later, position] : later,
      });
    },
  };
}

export type OnScreen = ReturnType<typeof useSession>;
