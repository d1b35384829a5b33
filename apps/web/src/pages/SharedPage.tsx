import type { SharedPage as Shared } from '@twelvefold/contract';
import { useEffect, useState } from 'react';
import { PublicLayout } from '../app/layouts/PublicLayout.tsx';
import { call } from '../shared/api/api.ts';
import { wordsFor } from '../shared/api/api-error.ts';
import { count, counted, date, days } from '../shared/words/format.ts';
import { Notice } from '../ui/notices/Banner.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';
import { ProgressBar } from '../ui/progress/ProgressBar.tsx';

type State = { kind: 'waiting' } | { kind: 'failed'; error: unknown } | { kind: 'shown'; page: Shared };

const Fact = ({ term, children }: { term: string; children: string }) => (
  <div className="border-t border-line pt-3">
    <dt className="type-small text-ink-2">{term}</dt>
    <dd className="type-h3 mt-1">{children}</dd>
  </div>
);

const examWords = (left: number | null) =>
  left === null ? 'No date set' : left === 0 ? 'Today' : `In ${days(left)}`;

function Figures({ page }: { page: Shared }) {
  const { name, week, streak, days_this_week, days_a_week, days_to_exam, categories } = page;
  return (
    <>
      <PageTitle document={`Practice of ${name}`}>{name}</PageTitle>
      <p className="type-lead mt-4 mb-8 text-ink-2">
        Practice for CAT Quantitative Ability, as of {date(`${page.date}T12:00:00Z`)}
      </p>
      <dl className="mb-10 grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-4">
        <Fact term="Right this week">
          {week ? `${count(week.correct)} of ${count(week.attempts)}` : 'No session yet'}
        </Fact>
        <Fact term="Days this week">
          {days_a_week === null ? days(days_this_week) : `${days_this_week} of ${days_a_week} planned`}
        </Fact>
        <Fact term="Day Streak">{days(streak)}</Fact>
        <Fact term="Exam">{examWords(days_to_exam)}</Fact>
      </dl>
      <h2 className="type-h3 mb-4">Right answers by category</h2>
      <ul className="grid max-w-[640px] gap-4">
        {categories.map(({ name, correct, attempts }) => (
          <li key={name}>
            <p className="mb-1.5 flex justify-between gap-4">
              <span>{name}</span>
              <b className="font-strong">
                {attempts === 0 ? 'Not met yet' : `${count(correct)} of ${count(attempts)}`}
              </b>
            </p>
            <ProgressBar value={correct} max={attempts} label={`Right answers in ${name}`} />
          </li>
        ))}
      </ul>
      <p className="type-small mt-10 text-ink-2">
        {week && `${counted(week.sessions, 'session')} completed this week. `}
        This page ends on {date(page.expires_at)}. {name} can end it before.
      </p>
    </>
  );
}

/** The figures a student shares with a parent or mentor. The secret is after the #, so no server log contains it. */
export function SharedPage() {
  const [state, setState] = useState<State>({ kind: 'waiting' });
  useEffect(() => {
    const secret = location.hash.slice(1) || 'none';
    call('POST /shared-page', { body: { secret } }).then(
      page => setState({ kind: 'shown', page }),
      error => setState({ kind: 'failed', error }),
    );
  }, []);
  if (state.kind === 'shown')
    return (
      <PublicLayout>
        <Figures page={state.page} />
      </PublicLayout>
    );
  const title = 'Shared progress';
  return (
    <PublicLayout>
      <PageTitle document={title}>{title}</PageTitle>
      <div className="mt-8 max-w-[36em]">
        {state.kind === 'failed' ? (
          <Notice tone="error">
            {wordsFor(state.error, 'This page could not be loaded. Please load it again.')}
          </Notice>
        ) : (
          <p>Loading...</p>
        )}
      </div>
    </PublicLayout>
  );
}
