import type { Question } from '@twelvefold/contract';
import { useEffect, useRef } from 'react';
import { useDocumentTitle } from '../ui/page/PageTitle.tsx';
import { DifficultyMark } from '../ui/progress/Dots.tsx';
import { Tag } from '../ui/Tag.tsx';

/**
 * The number, which the bar above shows to the eye, and the tags. A question that comes up takes focus at its number and
 * is read from the top, unless the student moved the focus before the first frame.
 */
export function QuestionHead({ question, total }: { question: Question; total: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(`Question ${question.position} of ${total}`);
  useEffect(() => {
    const focused = document.activeElement;
    // With the frame: either needs the page laid out, which would be done a time more here.
    const frame = requestAnimationFrame(() => {
      const now = document.activeElement;
      // A heading has the focus from a script, a control from the student.
      if (now instanceof HTMLElement && now !== focused && now.tabIndex >= 0) return;
      heading.current?.focus({ preventScroll: true });
      scrollTo({ top: 0, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="mb-5 flex flex-wrap items-end gap-2.5">
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        Question {question.position}
      </h1>
      <Tag>{question.subcategory}</Tag>
      <Tag>
        <DifficultyMark band={question.difficulty_band} />
      </Tag>
    </div>
  );
}
