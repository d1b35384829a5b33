import { useQuery } from '@tanstack/react-query';
import type { BankQuestion } from '@twelvefold/contract';
import { useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { Link, usePlace } from '../../../shared/navigation/navigation.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { queryOf, type TableView } from '../../../ui/table/table-address.ts';
import { keys } from '../../keys.ts';
import { deskWords } from '../../parts/words.ts';
import { Complaints } from './Complaints.tsx';
import { Publishing } from './Publishing.tsx';
import { QuestionChanges } from './QuestionChanges.tsx';
import { QuestionEditor } from './QuestionEditor.tsx';
import { QuestionPreview } from './QuestionPreview.tsx';
import { QuestionStatistics } from './QuestionStatistics.tsx';
import { Reband } from './Reband.tsx';
import { statuses } from './words.ts';

function Question({ question, to }: { question: BankQuestion; to: (id: string) => string }) {
  const [editing, setEditing] = useState(false);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-2">
        <Tag>{statuses[question.status]}</Tag>
        <Tag>{question.type || 'No type yet'}</Tag>
        <Tag>{question.difficulty}</Tag>
        <Tag>Right answer: {question.right_answer}</Tag>
      </div>
      <Complaints question={question} />
      <Reband question={question} to={to} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <QuestionPreview key={question.version} id={question.id} />
        <div className="grid min-w-0 gap-6">
          {question.statistics ? (
            <QuestionStatistics
              of={question.statistics}
              learnt={question.learnt}
              rightAnswer={question.right_answer}
            />
          ) : (
            <p className="text-ink-2">No first answer is counted yet.</p>
          )}
          <QuestionChanges changes={question.changes} shown={question.id} to={to} />
        </div>
      </div>
      {editing ? (
        <QuestionEditor key={question.id} question={question} onClose={() => setEditing(false)} to={to} />
      ) : (
        <>
          {question.status !== 'retired' && (
            <div>
              <Button look="quiet" onClick={() => setEditing(true)}>
                Edit
              </Button>
            </div>
          )}
          <Publishing key={question.status} question={question} />
        </>
      )}
    </div>
  );
}

/** One question: preview, statistics, change history and actions. */
export function OpenedQuestion({ id, view }: { id: string; view: TableView }) {
  const { path } = usePlace();
  const { data, error } = useQuery({
    queryKey: keys.bankQuestion(id),
    queryFn: ({ signal }) => call('GET /admin/bank/:id', { params: { id }, signal }),
  });
  const { question: _, ...filters } = view.filters;
  const to = (other: string) => path + queryOf({ ...view, filters: { ...filters, question: other } });
  return (
    <Card className="mb-7">
      <p className="mb-4">
        <Link to={path + queryOf({ ...view, filters })} className="text-link underline">
          Close
        </Link>
      </p>
      {error && <Notice tone="error">{deskWords(error, 'This question could not be read.')}</Notice>}
      {data && <Question question={data} to={to} />}
    </Card>
  );
}
