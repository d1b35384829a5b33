import type { PracticeSession, Question, Review } from '@twelvefold/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { drawAhead, useDrawn } from '../../../question/maths/drawing/ahead.ts';
import { MathText } from '../../../question/maths/MathText.tsx';
import { textsOf } from '../../../question/options.ts';
import { QuestionHead } from '../../../question/QuestionHead.tsx';
import { QuestionImage } from '../../../question/QuestionImage.tsx';
import { ReportLater } from '../../../question/review/ReportLater.tsx';
import { SolutionCard } from '../../../question/review/SolutionCard.tsx';
import { usePrefetchedImage } from '../../../question/usePrefetchedImage.ts';
import { classes } from '../../../ui/classes.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { PrintLine } from '../../../ui/page/PrintLine.tsx';
import type { OnScreen } from '../session/useSession.ts';
import { isReviewed, questionAt, sessionName } from '../session/view.ts';
import { Answering } from './Answering.tsx';
import { Decided } from './Decided.tsx';
import { Beside, Reading } from './Reading.tsx';
import '../../../question/question.css';

/** Content below a question, given by the page. */
export type Beneath = (props: { sessionId: string; question: Question }) => ReactNode;

interface Props {
  session: PracticeSession;
  question: Question;
  on: OnScreen;
  Beneath: Beneath;
}

/** Prepares the next question while the solution is read: fetches its picture and renders its maths into the cache. */
function usePrepared(next: Question | null): void {
  usePrefetchedImage(next?.image_url);
  const text = next && textsOf(next).join('\n');
  useEffect(() => (text === null ? undefined : drawAhead([text])), [text]);
}

const solutionText = ({ explanation, solution_feedback: parts, slips }: Review): string =>
  [...Object.values(parts), explanation, ...slips.map(({ words }) => words)].join('\n');

/** One question, from its stem to its solution. Remounted for every question. */
export function QuestionScreen({ session, question, on, Beneath }: Props) {
  const [enlarged, setEnlarged] = useState(false);
  const [imageFailed, setImageFailed] = useState(false);
  const { position, stem } = question;
  const last = position === session.total_questions;
  const reviewed = isReviewed(question) ? question : null;
  // The result is shown first; a solution with much maths follows a moment later.
  const solved = useDrawn(reviewed && solutionText(reviewed.review));
  usePrepared(solved && reviewed ? questionAt(session, position + 1) : null);
  const onEnlarge = question.image_url ? () => setEnlarged(true) : undefined;
  return (
    <main
      id="q"
      tabIndex={-1}
      className={classes(
        'session-page wrap pt-7 pb-36 outline-none sm:pt-11 sm:pb-[120px]',
        reviewed && 'session-read',
      )}
    >
      <PrintLine what={sessionName(session).toLowerCase()} day={session.created_at} />
      <article className="session-question min-w-0">
        <QuestionHead question={question} total={session.total_questions} />
        <div className="type-stem">
          <MathText text={stem} />
        </div>
        <QuestionImage
          question={question}
          enlarged={enlarged}
          onEnlarge={setEnlarged}
          {...(!reviewed && { onFailed: () => setImageFailed(true) })}
        />
        {reviewed ? (
          <Reading question={reviewed} last={last} solved={solved} onNext={on.next} onEnlarge={onEnlarge} />
        ) : on.phase === 'decided' ? (
          <Decided question={question} last={last} on={on} />
        ) : (
          question.outcome === null && (
            <Answering
              session={session}
              question={question}
              on={on}
              imageFailed={imageFailed}
              onEnlarge={onEnlarge}
            />
          )
        )}
      </article>
      {reviewed && solved && (
        <aside className="session-solution min-w-0" aria-label="Solution of this question">
          <SolutionCard question={reviewed} />
          <ReportLater questionId={reviewed.id} />
        </aside>
      )}
      <div className="session-question session-beneath mt-7 grid content-start gap-6">
        {reviewed && <Beside question={reviewed} />}
        {on.phase !== 'decided' && <Beneath sessionId={session.session_id} question={question} />}
        <ButtonLink to="/dashboard" look="text" size="small" className="-ml-3 justify-self-start">
          Save and leave
        </ButtonLink>
      </div>
    </main>
  );
}
