import type { Question } from '@twelvefold/contract';
import { useEffect, useRef } from 'react';
import { useDocumentTitle } from '../ui/page/PageTitle.tsx';
import { DifficultyMark } from '../ui/progress/Dots.tsx';
import { Tag } from '../ui/Tag.tsx';

/**
 * The question's number, shown visually by the bar above, and the tags. A new question gets focus on its number and is
 * scrolled to the top, unless the student moves the focus before the first frame.
 */
export function QuestionHead({ question, total }: { question: Question; total: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(`Question ${question.position} of ${total}`);
  useEffect(() => {
    const focused = document.activeElement;
    // In a frame callback: focusing and scrolling both need layout, which the frame computes anyway.
    const frame = requestAnimationFrame(() => {
      const now = document.activeElement;
      // A focused control (`tabIndex` 0) was focused by the student, a heading (-1) by a script.
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
