import { useQuery } from '@tanstack/react-query';
import type { Today } from '@twelvefold/contract';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { Link } from '../../../shared/navigation/navigation.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { NotLoaded } from '../../../ui/notices/NotLoaded.tsx';
import { Loading, Skeleton } from '../../../ui/waiting/Skeleton.tsx';
import { todayQuery } from '../queries.ts';
import { StakeCard } from './StakeCard.tsx';
import { Thought } from './Thought.tsx';
import { TodayGoal } from './TodayGoal.tsx';

const column = 'grid content-start gap-2 sm:gap-4 lg:grid-rows-[auto_1fr]';

/** A study session in progress. */
const OpenStudy = ({ open }: { open: NonNullable<Today['open_study']> }) => (
  <Thought title="A study session is open">
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <p className="text-ink-2 max-sm:sr-only">
        Question {open.current_position} of {open.total_questions} is waiting.
      </p>
      <ButtonLink to={`/session/${open.session_id}`} look="quiet" size="small">
        Resume study session
      </ButtonLink>
    </div>
  </Thought>
);

/** A study unit that went badly, repeated today. */
const SecondLookToday = ({ look }: { look: NonNullable<Today['second_look']> }) => (
  <Thought title={`Second look: ${look.subcategory}`}>
    <p className="text-ink-2">
      <span className="max-sm:hidden">
        You had {look.right_count} of {look.done_count} right.{' '}
      </span>
      Answer{' '}
      <Link to="/study-plan" className="text-link underline underline-offset-[.18em]">
        {look.questions} questions today
      </Link>
      <span className="max-sm:hidden"> and this unit is done</span>.
    </p>
  </Thought>
);

/** The most urgent item: a phone has room for one. */
function OneThought({ today: { open_study, second_look } }: { today: Today }) {
  if (open_study) return <OpenStudy open={open_study} />;
  return second_look && <SecondLookToday look={second_look} />;
}

/** Cards beside the next twelve: today's goal, an open item, and the topic with the most marks to gain. */
export function TodayCards() {
  const query = useQuery(todayQuery());
  const { data, error, failureCount, isFetching } = query;
  if (data)
    return (
      <div className={column}>
        <TodayGoal today={data} />
        <OneThought today={data} />
        <StakeCard today={data} />
      </div>
    );
  if (error && !isFetching)
    return (
      <Card className="content-start">
        <NotLoaded query={query}>{wordsFor(error, 'Your day could not be loaded just now.')}</NotLoaded>
      </Card>
    );
  return (
    <Loading says="Loading your day..." again={failureCount > 0}>
      <div className={column}>
        <Skeleton className="h-[158px] rounded-lg" />
        <Skeleton className="h-[102px] rounded-lg" />
        <Skeleton className="h-[136px] rounded-lg" />
      </div>
    </Loading>
  );
}
