import type { ReviewedQuestion } from '@twelvefold/contract';
import { MarkControls } from '../features/notebook/MarkControls.tsx';
import { SimilarQuestion, type TryOf } from '../features/notebook/SimilarQuestion.tsx';
import { ReportLater } from '../question/review/ReportLater.tsx';
import { TriedQuestion } from '../question/TriedQuestion.tsx';
import { Link } from '../shared/navigation/navigation.tsx';

interface Props {
  question: ReviewedQuestion;
  /** Whether to ask for the cause of a mistake; by default unless the answer was correct. */
  wentWrong?: boolean | undefined;
}

/** A similar question; its problems are reported below its solution. */
const Try: TryOf = tried => (
  <TriedQuestion {...tried}>
    <ReportLater questionId={tried.question.id} />
  </TriedQuestion>
);

/** Tools of a past question: a similar question, marks, notes, and the lesson of its topic. */
export function QuestionTools({ question, wentWrong }: Props) {
  const asks = wentWrong ?? question.outcome !== 'correct';
  const { lesson } = question._display_meta;
  return (
    <>
      <SimilarQuestion questionId={question.id} Try={Try} />
      <MarkControls questionId={question.id} wentWrong={asks} />
      {lesson && (
        <p className="no-print w-full">
          <Link to={`/learn/${lesson}`} className="text-link underline underline-offset-4">
            Read the lesson: {question.subcategory}
          </Link>
        </p>
      )}
    </>
  );
}
