import type { ItemStatistics, LearntDifficulty } from '@twelvefold/contract';
import { count, dayTime, duration } from '../../../shared/words/format.ts';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { percent } from './words.ts';

const correlation = (r: number | null) => (r === null ? '—' : r.toFixed(2));

interface Props {
  of: ItemStatistics;
  learnt: LearntDifficulty | null;
  rightAnswer: string;
}

const learntWords = ({ difficulty, give_or_take }: LearntDifficulty): string =>
  `${difficulty.toFixed(2)} ± ${give_or_take.toFixed(2)} logits`;

const figuresOf = (of: ItemStatistics, learnt: LearntDifficulty | null): [string, string][] => [
  ['First answers', count(of.answered)],
  ['Right', percent(of.right_share)],
  ['Discrimination', correlation(of.discrimination)],
  ['Median time', of.median_seconds === null ? '—' : `about ${duration(of.median_seconds * 1000)}`],
  ['Skipped', count(of.skipped)],
  ['Asked the tutor', count(of.doubts)],
  ['Picture failed', count(of.pictures_failed)],
  ['Difficulty learnt', learnt === null ? '—' : learntWords(learnt)],
];

const headings = ['Option', 'Chosen', 'Share', 'Discrimination'];

function Options({ options, rightAnswer }: Pick<ItemStatistics, 'options'> & Pick<Props, 'rightAnswer'>) {
  return (
    <table className="w-full max-w-[420px]">
      <caption className="sr-only">How often each option was chosen</caption>
      <thead>
        <tr className="border-b border-line text-ink-2">
          {headings.map((heading, i) => (
            <th
              key={heading}
              scope="col"
              className={`py-1.5 font-semibold ${i === 0 ? 'text-left' : 'text-right'}`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {options.map(({ letter, chosen, share, discrimination }) => (
          <tr key={letter} className={letter === rightAnswer ? 'font-semibold text-correct' : ''}>
            <th scope="row" className="py-1.5 text-left">
              {letter}
              {letter === rightAnswer && ' (right)'}
            </th>
            <td className="py-1.5 text-right">{count(chosen)}</td>
            <td className="py-1.5 text-right">{percent(share)}</td>
            <td className="py-1.5 text-right">{correlation(discrimination)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Statistics of a question, from students' first answers. */
export function QuestionStatistics({ of, learnt, rightAnswer }: Props) {
  return (
    <section aria-label="Statistics" className="grid gap-4">
      <h2 className="type-h3">Statistics</h2>
      {of.suspect_key && (
        <Notice tone="warning">
          The strong choose another option than {rightAnswer}, and the weak {rightAnswer}: look at the key.
        </Notice>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
        {figuresOf(of, learnt).map(([name, value]) => (
          <div key={name}>
            <dt className="type-small text-ink-2">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Options options={of.options} rightAnswer={rightAnswer} />
      <p className="type-small text-ink-2">
        Discrimination is the correlation with ability: above 0.2 is good for the right answer, and below 0
        for every other option. Counted {dayTime(of.counted_at)}.
      </p>
    </section>
  );
}
