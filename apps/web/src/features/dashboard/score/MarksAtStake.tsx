import type { Progress, Stake } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { TopicLink } from '../../../shared/navigation/TopicLink.tsx';
import { count, counted, date } from '../../../shared/words/format.ts';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { Section } from '../Section.tsx';
import { doneWords, failedWords, useWish, type Wish, WishButton } from './wish.tsx';

/** One decimal, the precision of the estimate: 'About 1.1 marks'. */
const marks = (n: number) => n.toFixed(1);

/** Expected questions as a whole number in ten papers. */
function inPapers(questions: number): string {
  const asked = Math.round(10 * questions);
  return `about ${counted(asked, 'question')} on it in 10 papers`;
}

function Row({ stake, wished, wish }: { stake: Stake; wished: boolean; wish: Wish }) {
  const { subcategory_name: name, correct_count: correct, incorrect_count: incorrect } = stake;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-3 border-t border-line py-4 last:pb-0 sm:grid-cols-[64px_minmax(0,1fr)_auto]">
      <p className="max-sm:order-2 max-sm:col-start-1">
        <span className="font-display text-title leading-none font-figure">{marks(stake.marks)}</span>
        <span className="sm:sr-only"> marks</span>
      </p>
      <div className="min-w-0 max-sm:order-1 max-sm:col-span-2">
        <h3 className="type-part">
          <TopicLink lesson={stake.lesson}>{name}</TopicLink>
        </h3>
        <p className="type-small mt-1 text-ink-2">
          You had {count(correct)} of {count(correct + incorrect)} right
          {stake.last_answered_at && <>, last on {date(stake.last_answered_at)}</>}. We expect you to get
          about {stake.present_percent}% of the next ones right (between {stake.low_percent} and{' '}
          {stake.high_percent}%). The exam asks {inPapers(stake.exam_questions)}.
        </p>
      </div>
      <WishButton topic={stake} wished={wished} wish={wish} />
    </li>
  );
}

const { claimAnswers } = figures.dashboard;

const nothingAtStake = (known: boolean) =>
  known
    ? `No marks are at stake yet: you are at the target in every topic with ${claimAnswers} answers or more.`
    : `A topic appears here once you have answered ${claimAnswers} questions on it.`;

type Props = Pick<Progress, 'stakes' | 'wished'> & {
  /** Whether any topic has enough answers. */
  known: boolean;
};

/** Topics with the most marks to gain, each with its evidence and a button that adds it to the next pack. */
export function MarksAtStake({ stakes, wished, known }: Props) {
  const wish = useWish();
  const target = stakes[0]?.target_percent;
  return (
    <Section title="Marks at stake" aside={target && `Marks you gain at ${target}% right, of a paper's 66`}>
      {wish.error && (
        <div className="mt-4">
          <Notice tone="error">{wordsFor(wish.error, failedWords(wish.variables.wanted))}</Notice>
        </div>
      )}
      <p role="status" className="sr-only">
        {wish.isSuccess && doneWords(wish.variables)}
      </p>
      {stakes.length === 0 ? (
        <p className="mt-5 text-ink-2">{nothingAtStake(known)}</p>
      ) : (
        <ul className="mt-[18px]">
          {stakes.map(stake => (
            <Row
              key={stake.subcategory_code}
              stake={stake}
              wished={wished?.subcategory_code === stake.subcategory_code}
              wish={wish}
            />
          ))}
        </ul>
      )}
      {wished && !stakes.some(s => s.subcategory_code === wished.subcategory_code) && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-t border-line pt-4">
          <p className="type-part">{wished.subcategory_name}</p>
          <WishButton topic={wished} wished wish={wish} />
        </div>
      )}
    </Section>
  );
}
