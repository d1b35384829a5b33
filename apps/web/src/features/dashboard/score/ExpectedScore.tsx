import type { Progress } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { count } from '../../../shared/words/format.ts';
import { Section } from '../Section.tsx';

type Forecast = NonNullable<Progress['expected']['forecast']>;

const { questions, minutes } = figures.exam;

/** The band on the paper's scale, in units of the drawing. */
function Scale({ score }: { score: Forecast['score'] }) {
  const x = (marks: number) => 8 + (Math.max(0, marks) / score.of) * 384;
  return (
    <svg viewBox="0 0 400 46" className="mt-5 block h-auto w-full" aria-hidden="true">
      <path
        d={`M${x(0)} 12H${x(score.of)}`}
        strokeWidth="14"
        strokeLinecap="round"
        className="stroke-sunken"
      />
      <path
        d={`M${x(score.low)} 12H${x(score.high)}`}
        strokeWidth="14"
        strokeLinecap="round"
        className="stroke-action-dot"
      />
      <circle cx={x(score.middle)} cy="12" r="4" className="fill-surface" />
      <text x="1" y="42" className="fill-ink-2 text-note">
        0
      </text>
      <text x="399" y="42" textAnchor="end" className="fill-ink-2 text-note">
        {score.of}
      </text>
    </svg>
  );
}

/** Marks with a true minus: wrong answers cost marks, so a score can be negative. */
const marks = (n: number): string => String(n).replace('-', '\u2212');

function percentileWords({ low, high, lowest_known: lowest }: Forecast['percentile']): string {
  if (high === null) return `Percentile below ${lowest}`;
  if (low === null) return `Percentile up to about ${high}`;
  return `Percentile about ${low} to ${high}`;
}

function Band({ forecast, answers }: { forecast: Forecast; answers: number }) {
  const { score, percentile, papers, attempted } = forecast;
  return (
    <>
      <p className="mt-5 flex flex-wrap items-end gap-x-3 gap-y-1">
        <span className="font-display text-figure leading-[.85] font-figure">
          {marks(score.low)} to {marks(score.high)}
        </span>
        <span className="text-ink-2">of {score.of} marks</span>
      </p>
      <p className="type-h3 mt-3">{percentileWords(percentile)}</p>
      <Scale score={score} />
      <p className="type-small mt-4 text-ink-2">
        We estimate this from past papers and from your {count(answers)} answers. We simulate {papers} papers
        of {questions} questions in {minutes} minutes. At your pace you try about {attempted}; a right answer
        brings 3 marks, a wrong one costs 1. For nine students in ten the true average lies in this range. One
        paper can still be about 8 marks higher or lower by luck.
      </p>
    </>
  );
}

/** Expected score of a paper taken now, as a range with its evidence; no score with too few answers. */
export function ExpectedScore({ expected }: Pick<Progress, 'expected'>) {
  const { forecast, answers, answers_needed: needed } = expected;
  return (
    <Section title="Expected score">
      {forecast ? (
        <Band forecast={forecast} answers={answers} />
      ) : (
        <p className="mt-5 text-ink-2">
          Answer {needed} questions, and you see the score you can expect. You have answered {answers}.
        </p>
      )}
    </Section>
  );
}
