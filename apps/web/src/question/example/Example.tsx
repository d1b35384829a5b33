import type { JudgedLine, LessonExample } from '@twelvefold/contract';
import { useState } from 'react';
import { counted } from '../../shared/words/format.ts';
import { announce } from '../../ui/notices/Announcer.tsx';
import { MathText } from '../maths/MathText.tsx';
import { Answer, Line } from './Lines.tsx';
import { OwnLine } from './OwnLine.tsx';
import { Picture } from './Picture.tsx';

interface Props {
  example: LessonExample;
  /** Judges the answer to a line left to the student; null reveals the line. */
  judge: (line: number, answer: string | null) => Promise<JudgedLine>;
  /** Called when the last line is done. */
  onEnd?: () => void;
}

/** A worked example; lines left to the student are revealed one by one. */
export function Example({ example, judge, onEnd }: Props) {
  const { stem, picture, lines, asked, answer } = example;
  const [done, setDone] = useState<readonly JudgedLine[]>([]);
  const next = asked[done.length];
  const found = answer ?? done.at(-1)?.answer ?? null;
  const left = asked.length - done.length - 1;
  return (
    <div>
      <div className="type-lead mb-5 max-w-[34em]">
        <MathText text={stem} />
      </div>
      {picture && <Picture picture={picture} className="mb-5" />}
      <ol className="lesson-lines">
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move
          <Line key={i} line={line} />
        ))}
        {done.map(
          ({ told, verdict }, i) =>
            told && (
              <Line key={asked[i]?.line} line={told} own>
                {verdict === 'right' && <p className="mt-1.5 font-medium text-correct">Right.</p>}
              </Line>
            ),
        )}
        {next && (
          <OwnLine
            key={next.line}
            judge={judge}
            asked={next}
            follows={done.length > 0}
            onDone={judged => {
              announce(judged.verdict === 'right' ? 'Right.' : 'The line is shown.');
              setDone([...done, judged]);
              if (left === 0) onEnd?.();
            }}
          />
        )}
        {asked.slice(done.length + 1).map(({ line, says }) => (
          // On screen it appears after the line before it is done; on paper always.
          <li key={line} data-own="" className="hidden! print:grid!">
            <div className="min-w-0">
              <p>
                <MathText text={says} />
              </p>
              <span className="lesson-blank" />
            </div>
          </li>
        ))}
      </ol>
      {next && left > 0 && (
        <p className="no-print type-small mt-2 text-ink-2">
          {counted(left, 'more line follows', 'more lines follow')}.
        </p>
      )}
      {found && <Answer text={found} />}
    </div>
  );
}
