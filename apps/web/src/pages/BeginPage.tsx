import { useQuery } from '@tanstack/react-query';
import type { GoalChange } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { useState } from 'react';
import { GoalFields } from '../features/goal/GoalFields.tsx';
import { notSaved } from '../features/goal/GoalForm.tsx';
import { goalQuery, noGoal, useSaveGoal } from '../features/goal/queries.ts';
import { StartTrouble } from '../features/starting/StartTrouble.tsx';
import { useStartSession } from '../features/starting/useStartSession.ts';
import { useSessionAhead } from '../shared/ahead/session-ahead.ts';
import { availabilityQuery } from '../shared/practice/queries.ts';
import { Card } from '../ui/Card.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Notice } from '../ui/notices/Banner.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';
import { useLate } from '../ui/waiting/useLate.ts';

const { questions } = figures.session;

const points: readonly [IconName, string][] = [
  ['info', 'No clock runs: take the time a question needs.'],
  ['dash', 'A skip is fine. We do not count it as wrong.'],
  ['tick', 'You see the result and the solution after each answer.'],
];

const About = () => (
  <div>
    <PageTitle document="Begin" className="type-h1 max-sm:text-[2.5rem]">
      Your first {questions}
    </PageTitle>
    <ul className="mt-4 grid gap-1.5 text-ink-2 sm:mt-6 sm:gap-3 sm:text-large">
      {points.map(([icon, words]) => (
        <li key={words} className="flex items-start gap-2.5">
          <Icon name={icon} className="mt-[.2em] size-[1.15em] text-link" />
          {words}
        </li>
      ))}
    </ul>
  </div>
);

/** First page of a new account: explains a session and asks for the exam date and days a week. */
export function BeginPage() {
  const { data } = useQuery(goalQuery());
  // Also makes the server choose the first twelve while the page is read.
  const minutes = useQuery(availabilityQuery()).data?.preview?.minutes;
  const [change, setChange] = useState<GoalChange>({});
  const save = useSaveGoal();
  const { start, busy } = useStartSession('begin');
  const slow = useLate(busy || save.isPending);
  useSessionAhead(true);
  const saveAndStart = () =>
    Object.keys(change).length > 0 ? save.mutate(change, { onSuccess: start }) : start();
  return (
    <div className="mx-auto grid max-w-[1000px] gap-5 sm:gap-9 lg:grid-cols-[5fr_6fr] lg:items-start">
      <About />
      <Card className="grid gap-5">
        <div>
          <h2 className="type-h3">What are you aiming for?</h2>
          <p className="type-small mt-1 text-ink-2">
            Leave open what you do not know. You can change it under Account.
          </p>
        </div>
        <GoalFields
          goal={{ ...noGoal, ...data, ...change }}
          marks={data?.percentile_marks ?? []}
          onChange={part => setChange({ ...change, ...part })}
        />
        {save.error && <Notice tone="error">{notSaved(save.error)}</Notice>}
        <StartTrouble />
        <div className="flex items-center gap-x-4">
          <Button busy={slow} onClick={saveAndStart} className="flex-none">
            Start Session
          </Button>
          {minutes && <span className="leading-snug text-ink-2">About {minutes} minutes</span>}
        </div>
      </Card>
    </div>
  );
}
