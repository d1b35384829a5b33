import type { ReviewedQuestion } from '@twelvefold/contract';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';

interface Props {
  /** Whose results have arrived and were not read yet. */
  questions: readonly ReviewedQuestion[];
  onRead: () => void;
  onClose: () => void;
}

/** 'question 3', 'questions 3 to 6', 'questions 3, 5 and 6'. */
export function questionsWords(positions: readonly number[]): string {
  const [first = 0] = positions;
  const last = positions.at(-1) ?? first;
  if (positions.length < 2) return `question ${first}`;
  if (positions.length > 2 && last - first === positions.length - 1) return `questions ${first} to ${last}`;
  return `questions ${positions.slice(0, -1).join(', ')} and ${last}`;
}

/** What was answered without a network has been sent meanwhile: how it went, without leaving the question. */
export function SentNotice({ questions, onRead, onClose }: Props) {
  const right = questions.filter(({ outcome }) => outcome === 'correct').length;
  return (
    <div className="wrap pt-4">
      <div className="mx-auto max-w-[680px]">
        <Notice tone="success">
          <p>
            Sent and saved: {questionsWords(questions.map(({ position }) => position))}. {right} of{' '}
            {questions.length} right.
          </p>
          <p className="-ml-3 flex flex-wrap">
            <Button look="text" size="small" onClick={onRead}>
              {questions.length === 1 ? 'Read its solution' : 'Read their solutions'}
            </Button>
            <Button look="text" size="small" onClick={onClose}>
              Later, in the recap
            </Button>
          </p>
        </Notice>
      </div>
    </div>
  );
}
