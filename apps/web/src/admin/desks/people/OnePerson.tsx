import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Person } from '@twelvefold/contract';
import { type ReactNode, useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { Link } from '../../../shared/navigation/navigation.tsx';
import { counted, dayTime, paise } from '../../../shared/words/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../ui/controls/ConfirmDialog.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { toast } from '../../../ui/notices/Toast.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { keys } from '../../keys.ts';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { deskWords } from '../../parts/words.ts';
import { planName, planWords } from './plan-words.ts';
import { RefundDialog } from './RefundDialog.tsx';

const standings = { active: 'Active', suspended: 'Suspended', terminated: 'Closed by us' } as const;
type Standing = keyof typeof standings;

const acts: Record<Standing, { label: string; words: string }> = {
  suspended: {
    label: 'Suspend',
    words: 'Every browser is signed out and nothing is charged any more. The reason is mailed to them.',
  },
  terminated: {
    label: 'Close for good',
    words: 'They cannot sign in any more and nothing is charged. The reason is mailed to them.',
  },
  active: { label: 'Restore', words: 'They can sign in again. The reason is mailed to them.' },
};

const refunds = { requested: 'refund under way', accepted: 'refunded', failed: 'refund failed' } as const;

function Section({ title, empty, children }: { title: string; empty: string | null; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="type-h3 mb-2">{title}</h2>
      {empty === null ? children : <p className="text-ink-2">{empty}</p>}
    </section>
  );
}

function useDone(words: string) {
  const client = useQueryClient();
  return () => {
    toast(words);
    void client.invalidateQueries({ queryKey: keys.people });
  };
}

function Payments({ payments }: { payments: Person['payments'] }) {
  const [refunding, setRefunding] = useState<Person['payments'][number] | null>(null);
  const done = useDone('The refund is under way.');
  return (
    <Section title="Payments" empty={payments.length === 0 ? 'None.' : null}>
      <ul className="grid gap-3">
        {payments.map(payment => {
          const { payment_id, receipt_number, plan_type, amount, paid_at, refund, gone, dispute } = payment;
          return (
            <li key={payment_id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>
                {dayTime(paid_at)}: {paise(amount)}, {planName(plan_type)}, {receipt_number}
                {refund && `, ${refunds[refund.status]} (${refund.reason})`}
                {gone > 0 && gone < amount && `, ${paise(gone)} of it gone`}
                {dispute && `, disputed: ${dispute}`}
              </span>
              {gone < amount && (
                <Button look="quiet" size="small" onClick={() => setRefunding(payment)}>
                  Refund
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {refunding && (
        <RefundDialog
          paymentId={refunding.payment_id}
          left={refunding.amount - refunding.gone}
          onDone={done}
          onClose={() => setRefunding(null)}
        />
      )}
    </Section>
  );
}

function Account({ person }: { person: Person }) {
  const [asked, setAsked] = useState<Standing | null>(null);
  const changed = useDone('The account is changed.');
  const params = { id: person.id };
  const [rights, setRights] = useState(false);
  const rightsLabel = person.is_admin ? 'Take administrator rights' : 'Make administrator';
  const possible = (Object.keys(acts) as Standing[]).filter(standing => standing !== person.standing);
  return (
    <div className="grid gap-3">
      {person.standing_reason && (
        <Notice tone="warning">
          {standings[person.standing]}: {person.standing_reason}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {!person.is_admin &&
          possible.map(standing => (
            <Button
              key={standing}
              look={standing === 'active' ? 'quiet' : 'danger'}
              size="small"
              onClick={() => setAsked(standing)}
            >
              {acts[standing].label}
            </Button>
          ))}
        <Button look="quiet" size="small" onClick={() => setRights(true)}>
          {rightsLabel}
        </Button>
      </div>
      {rights && (
        <ConfirmDialog
          title={`${rightsLabel}: ${person.name}`}
          action={{ label: rightsLabel, busy: 'Changing...', look: 'danger' }}
          run={() => call('POST /admin/people/:id/rights', { params, body: { is_admin: !person.is_admin } })}
          onDone={changed}
          failureWords={error => wordsFor(error, 'The rights were not changed.')}
          onClose={() => setRights(false)}
        >
          <p>
            {person.is_admin
              ? 'They will be a student again and see nothing of this console.'
              : 'They will see every student, payment and question, and can change them.'}
          </p>
        </ConfirmDialog>
      )}
      {asked && (
        <ReasonDialog
          title={`${acts[asked].label}: ${person.name}`}
          words={acts[asked].words}
          label={acts[asked].label}
          onSend={async reason => {
            await call('POST /admin/people/:id/standing', { params, body: { standing: asked, reason } });
            changed();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function Beliefs({ beliefs }: { beliefs: Person['beliefs'] }) {
  return (
    <Section title="What the engine believes" empty={beliefs.length === 0 ? 'Nothing yet.' : null}>
      <p className="mb-2 text-ink-2">
        Chances of a right answer in the exam’s mix of difficulties, as on the student’s dashboard, with where
        they may lie.
      </p>
      <ul className="grid gap-1">
        {beliefs.map(({ subcategory, answers, percent, low_percent, high_percent }) => (
          <li key={subcategory}>
            {subcategory}: {percent}% ({low_percent} to {high_percent}%), from {counted(answers, 'answer')}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Sessions({ sessions }: { sessions: Person['sessions'] }) {
  return (
    <Section title="Sessions" empty={sessions.length === 0 ? 'None.' : null}>
      <ul className="grid max-h-80 gap-1 overflow-y-auto">
        {sessions.map(({ id, number, kind, status, started_at, questions, dealt_with }) => (
          <li key={id}>
            {kind === 'study' ? 'Study session' : 'Session'} {number}, {dayTime(started_at)}:{' '}
            {status === 'completed' ? 'completed' : `${dealt_with} of ${questions} questions`}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const noteKinds = {
  ui_mismatch: 'The page and the server disagreed',
  pack_failure: 'Reported that a session failed',
  image_failure: 'A picture did not load',
} as const;

/** Failures that the student's pages reported; their notes on questions are private and not shown. */
function PageNotes({ notes }: { notes: Person['page_notes'] }) {
  return (
    <Section title="Trouble their pages told of" empty={notes.length === 0 ? 'None.' : null}>
      <ul className="grid max-h-80 gap-2 overflow-y-auto">
        {notes.map(({ id, kind, at, note }) => (
          <li key={id}>
            <details>
              <summary>
                {noteKinds[kind]}, {dayTime(at)}
              </summary>
              <pre className="type-small max-h-60 overflow-auto break-words whitespace-pre-wrap">{note}</pre>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One student and the actions on their account. Notes and doubts are not shown. */
export function OnePerson({ id, close }: { id: string; close: string }) {
  const { data, error } = useQuery({
    queryKey: keys.person(id),
    queryFn: ({ signal }) => call('GET /admin/people/:id', { params: { id }, signal }),
  });
  return (
    <Card className="mb-7">
      <p className="mb-4">
        <Link to={close} className="text-link underline">
          Close
        </Link>
      </p>
      {error && <Notice tone="error">{deskWords(error, 'This person could not be read.')}</Notice>}
      {data && (
        <div className="grid gap-6">
          <div>
            <h2 className="type-h2 break-words">{data.name}</h2>
            <p className="mt-1 break-words text-ink-2">
              {data.email}
              {data.phone && `, ${data.phone}`}, since {dayTime(data.created_at)}
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Tag>{standings[data.standing]}</Tag>
              {data.is_admin && <Tag>Administrator</Tag>}
              {!data.email_verified && <Tag>Address not proved</Tag>}
              {data.second_factor && <Tag>Second factor</Tag>}
            </div>
          </div>
          <Account person={data} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Section title="Plans" empty={data.plans.length === 0 ? 'None was bought.' : null}>
              <ul className="grid gap-1">
                {data.plans.map(plan => (
                  <li key={plan.id}>{planWords(plan)}</li>
                ))}
              </ul>
            </Section>
            <Payments payments={data.payments} />
            <Sessions sessions={data.sessions} />
            <Beliefs beliefs={data.beliefs} />
            <PageNotes notes={data.page_notes} />
            <Section title="Failed jobs" empty={data.jobs.length === 0 ? 'None.' : null}>
              <ul className="grid gap-1">
                {data.jobs.map(({ queue, failed_at, tries }) => (
                  <li key={`${queue} ${failed_at}`}>
                    {queue}, {dayTime(failed_at)}, after {tries} tries
                  </li>
                ))}
              </ul>
            </Section>
          </div>
        </div>
      )}
    </Card>
  );
}
