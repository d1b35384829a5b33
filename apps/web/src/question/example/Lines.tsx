import type { LessonLine } from '@twelvefold/contract';
import type { ReactNode } from 'react';
import { MathText } from '../maths/MathText.tsx';
import { BlockTex } from '../maths/Tex.tsx';

/** A line of a worked example: the step, its working and the reason. */
export function Line({
  line,
  own = false,
  children,
}: {
  line: LessonLine;
  own?: boolean;
  children?: ReactNode;
}) {
  return (
    <li data-own={own ? '' : undefined}>
      <div className="min-w-0">
        <p>
          <MathText text={line.says} />
        </p>
        <BlockTex tex={line.works} />
        {line.because && (
          <p className="mt-1.5 border-l-[3px] border-gold-dot pl-3 text-ink-2">
            <b className="text-ink">Why?</b> <MathText text={line.because} />
          </p>
        )}
        {children}
      </div>
    </li>
  );
}

export const Answer = ({ text }: { text: string }) => (
  <p className="border-t border-line pt-4 text-large">
    <b>Answer:</b> <MathText text={text} />
  </p>
);
