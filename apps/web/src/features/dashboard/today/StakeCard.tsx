import type { Stake, Today } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { TopicLink } from '../../../shared/navigation/TopicLink.tsx';
import { count, counted } from '../../../shared/words/format.ts';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';
import { doneWords, failedWords, useWish, WishButton } from '../score/wish.tsx';
import { Thought } from './Thought.tsx';

const { questions } = figures.session;

interface ToWin {
  stake: Stake;
  wished: boolean;
  /** Number of its questions in the next twelve. */
  next: number;
}

/** The topic with the most marks to gain: its questions in the next twelve, or a button that adds it. */
function MostToWin({ stake, wished, next }: ToWin) {
  const wish = useWish();
  const tried = stake.correct_count + stake.incorrect_count;
  const held = next > 0 && !wished;
  return (
    <Thought
      title={
        <>
          {next > 0 ? 'To win in your next 12' : 'Most to win'}:{' '}
          <TopicLink lesson={stake.lesson}>{stake.subcategory_name}</TopicLink>
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <p className="text-ink-2">
          You had {count(stake.correct_count)} of {count(tried)} right. It can bring you about{' '}
          {stake.marks.toFixed(1)} marks.
          {held && ` ${next} of your next ${questions} ${next === 1 ? 'is' : 'are'} on it.`}
          {next === 0 && ` Your next ${questions} has other topics first.`}
        </p>
        {!held && <WishButton topic={stake} wished={wished} wish={wish} />}
      </div>
      {wish.error && (
        <div className="mt-3">
          <Notice tone="error">{wordsFor(wish.error, failedWords(wish.variables.wanted))}</Notice>
        </div>
      )}
      <p role="status" className="sr-only">
        {wish.isSuccess && doneWords(wish.variables)}
      </p>
    </Thought>
  );
}

/** Shown before there is an expected score: the number of answers needed. */
function UntilTheScore({ answers, answers_needed: needed }: Today) {
  const left = needed - answers;
  const sessions = Math.ceil(left / questions);
  return (
    <Thought title="Your expected score">
      <p className="mb-2.5 text-ink-2">
        {answers === 0
          ? `Answer ${needed} questions, about ${sessions} sessions, and we estimate your score in the exam.`
          : `${counted(left, 'more answer')}, about ${counted(sessions, 'session')}, and we estimate your score in the exam.`}
      </p>
      <ProgressBar value={answers} max={needed} label="Answers until your expected score" />
    </Thought>
  );
}

/** The topic with the most marks to gain, or the answers still needed for an expected score. */
export function StakeCard({ today }: { today: Today }) {
  const { stake, stake_questions: next, wished, answers, answers_needed } = today;
  if (stake)
    return (
      <MostToWin stake={stake} next={next} wished={wished?.subcategory_code === stake.subcategory_code} />
    );
  return answers < answers_needed ? <UntilTheScore {...today} /> : null;
}
