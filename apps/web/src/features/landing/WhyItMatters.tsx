import { figures } from '@twelvefold/contract/figures';
import { count } from '../../shared/words/format.ts';
import { DotField } from './DotField.tsx';
import { SectionIntro } from './SectionIntro.tsx';

const { questions, aboutMinutes } = figures.session;
const { days } = figures.plan;
const hours = (days * aboutMinutes.typical) / 60;
const grown = 1.01 ** days;

const numbers: [string, string][] = [
  [String(days), 'days'],
  [count(days * questions), `questions, at ${questions} a day`],
  [String(hours), `hours, at ${aboutMinutes.typical} minutes a day`],
];

export function WhyItMatters() {
  return (
    <section className="py-18 print:py-6">
      <div className="wrap">
        <SectionIntro title="Why It Matters">
          Each dot below is one question; each column is one day. It never feels like much. That is the point.
        </SectionIntro>
        <figure className="mt-3">
          <DotField />
        </figure>
        <div className="mt-10 grid items-end gap-8 xl:grid-cols-[auto_minmax(0,1fr)] xl:gap-18">
          <dl className="flex flex-wrap gap-x-[52px] gap-y-7 max-sm:grid max-sm:gap-5">
            {numbers.map(([value, name]) => (
              <div key={name} className="flex flex-col-reverse gap-1.5">
                <dt className="text-ink-2">{name}</dt>
                <dd className="font-display text-figure leading-[.95] font-figure tracking-[-.01em]">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <p className="max-w-[30em] border-l-2 border-ink pl-5 text-ink-2 sm:pl-7">
            Improve by 1% a day and after {days} days you stand at 1.01<sup>{days}</sup> = {grown.toFixed(2)}{' '}
            times where you began. Nobody improves that evenly, but that is the shape of steady work.
          </p>
        </div>
      </div>
    </section>
  );
}
