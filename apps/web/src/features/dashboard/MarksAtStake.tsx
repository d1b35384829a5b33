import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Progress, Stake } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../../shared/api.ts';
import { wordsFor } from '../../shared/api-error.ts';
import { date } from '../../shared/format.ts';
import { Notice } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { dashboardKey, progressQuery } from './queries.ts';
import { Section } from './Section.tsx';

/** Asks for a topic in the next pack; the pack's own figures are then looked at again. */
function useWish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ subcategory_code }: Stake) => call('POST /practice/wish', { body: { subcategory_code } }),
    onSuccess: (_, { subcategory_code, subcategory_name }) => {
      client.setQueryData(progressQuery().queryKey, (progress: Progress | undefined) =>
        progress ? { ...progress, wished: { subcategory_code, subcategory_name } } : progress,
      );
      void client.invalidateQueries({ queryKey: dashboardKey });
      void client.invalidateQueries({ queryKey: ['session', 'availability'] });
    },
  });
}

type Wish = ReturnType<typeof useWish>;

/** 'About 1.1 marks': one decimal, as much as the estimate bears. */
const marks = (n: number) => n.toFixed(1);

function Row({ stake, wished, wish }: { stake: Stake; wished: boolean; wish: Wish }) {
  const { subcategory_name: name, correct_count: correct, incorrect_count: incorrect } = stake;
  const label = wished ? 'In your next 12' : 'Put this in my next 12';
  const asking = wish.isPending && wish.variables.subcategory_code === stake.subcategory_code;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-3 border-t border-line py-4 last:pb-0 sm:grid-cols-[64px_minmax(0,1fr)_auto]">
      <p className="max-sm:order-2 max-sm:col-start-1">
        <span className="font-display text-[2rem] leading-none font-[780]">{marks(stake.marks)}</span>
        <span className="sm:sr-only"> marks</span>
      </p>
      <div className="min-w-0 max-sm:order-1 max-sm:col-span-2">
        <h3 className="type-part">{name}</h3>
        <p className="type-small mt-1 text-ink-2">
          {correct} of {correct + incorrect} right
          {stake.last_answered_at && <>, last on {date(stake.last_answered_at)}</>}. Now about{' '}
          {stake.present_percent}% ({stake.low_percent} to {stake.high_percent}%), with about{' '}
          {stake.exam_questions} of {figures.exam.questions} questions in the exam.
        </p>
      </div>
      <Button
        look="quiet"
        size="small"
        className="no-print max-sm:order-3 aria-disabled:opacity-100"
        aria-label={`${label}: ${name}`}
        blocked={wished}
        busy={asking}
        onClick={() => wish.isPending || wish.mutate(stake)}
      >
        {wished && <Icon name="tick" className="size-4" />}
        {label}
      </Button>
    </li>
  );
}

/** The topics that could bring most, each with what it rests on and the way into the next pack. */
export function MarksAtStake({ stakes, wished }: Pick<Progress, 'stakes' | 'wished'>) {
  const wish = useWish();
  const target = stakes[0]?.target_percent;
  return (
    <Section title="Marks at stake" aside={target && `What ${target}% right would add, of 66`}>
      {wish.error && (
        <div className="mt-4">
          <Notice tone="error">{wordsFor(wish.error, 'This could not be put in your next 12.')}</Notice>
        </div>
      )}
      <p role="status" className="sr-only">
        {wish.isSuccess && wished ? `${wished.subcategory_name} is in your next 12.` : ''}
      </p>
      {stakes.length === 0 ? (
        <p className="mt-5 text-ink-2">
          A topic appears here once you have answered {figures.dashboard.claimAnswers} questions on it.
        </p>
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
        <p className="type-small mt-4 text-ink-2">In your next 12: {wished.subcategory_name}.</p>
      )}
    </Section>
  );
}
