import type { PracticeSession, Question } from '@twelvefold/contract';
import { useEffect, useState } from 'react';
import { classes } from '../../../ui/classes.ts';
import { MathText } from '../maths/MathText.tsx';
import { isReviewed, questionAt } from '../session/progress.ts';
import type { Answering as Sending } from '../session/useAnswering.ts';
import { Answering } from './Answering.tsx';
import { QuestionHead } from './QuestionHead.tsx';
import { QuestionImage } from './QuestionImage.tsx';
import { Reading } from './Reading.tsx';
import { SolutionCard } from './SolutionCard.tsx';
import '../practice.css';

interface Props {
  session: PracticeSession;
  question: Question;
  sending: Sending;
  onNext: () => void;
  onShortcuts: () => void;
}

/** The next picture is fetched while the solution is read. */
function usePrefetchedImage(url: string | undefined): void {
  useEffect(() => {
    if (url) new Image().src = url;
  }, [url]);
}

/** One question, from its stem to its solution. Rendered anew for every question. */
export function QuestionDesk({ session, question, sending, onNext, onShortcuts }: Props) {
  const [enlarged, setEnlarged] = useState(false);
  const [imageFailed, setImageFailed] = useState(false);
  const { position, stem } = question;
  const reviewed = isReviewed(question) ? question : null;
  usePrefetchedImage(reviewed ? questionAt(session, position + 1)?.image_url : undefined);
  const onEnlarge = question.image_url ? () => setEnlarged(true) : undefined;
  return (
    <main
      id="q"
      tabIndex={-1}
      className={classes('desk wrap pt-7 pb-36 outline-none sm:pt-11 sm:pb-[120px]', reviewed && 'desk-read')}
    >
      <article className="desk-question min-w-0">
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
          <Reading
            question={reviewed}
            last={position === session.total_questions}
            onNext={onNext}
            onEnlarge={onEnlarge}
            onShortcuts={onShortcuts}
          />
        ) : (
          question.outcome === null && (
            <Answering
              session={session}
              question={question}
              sending={sending}
              imageFailed={imageFailed}
              onEnlarge={onEnlarge}
              onShortcuts={onShortcuts}
            />
          )
        )}
      </article>
      {reviewed && (
        <aside className="desk-solution min-w-0" aria-label="Solution of this question">
          <SolutionCard review={reviewed.review} />
        </aside>
      )}
    </main>
  );
}
