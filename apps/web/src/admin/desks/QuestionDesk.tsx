import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BankQuestion, BankRow, ReportReason } from '@twelvefold/contract';
import { type FormEvent, useId } from 'react';
import { MathText } from '../../question/maths/MathText.tsx';
import { call } from '../../shared/api/api.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Link, usePlace } from '../../shared/navigation/navigation.tsx';
import { keys } from '../../shared/query/keys.ts';
import { count, dayTime } from '../../shared/words/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Field, FieldFrame, inputClass } from '../../ui/fields/Field.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { toast } from '../../ui/notices/Toast.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { queryOf, type TableView, viewOf } from '../../ui/table/table-address.ts';
import { FilterForm } from '../parts/FilterForm.tsx';
import { deskWords } from '../parts/words.ts';

const statuses = { draft: 'Draft', in_review: 'In review', live: 'Live', retired: 'Retired' } as const;
type Status = keyof typeof statuses;
const isStatus = (text: string | undefined): text is Status => !!text && text in statuses;

const causes = {
  reports: 'Students who answered it report it',
  suspect_key: 'Its answers make its key suspect',
} as const;

const reasons: Record<ReportReason, string> = {
  answer: 'the answer is wrong',
  unclear: 'it is unclear',
  picture: 'the picture is wrong',
  other: 'something else',
};

/** What students report, and why somebody should look. */
function Complaints({ question: { flag, reports, reported_for } }: { question: BankQuestion }) {
  const said = (Object.keys(reasons) as ReportReason[]).filter(reason => reported_for[reason] > 0);
  return (
    <>
      {flag && (
        <Notice tone="warning">
          {causes[flag.cause]}.{' '}
          {flag.withdrawn
            ? `It was taken out of new sessions on ${dayTime(flag.at)}: publish it if it is right, edit or retire it if not.`
            : 'It is still in service: today’s share of the bank was withdrawn already.'}
        </Notice>
      )}
      {reports > 0 && (
        <p>
          Reported by {reports === 1 ? 'one student' : `${count(reports)} students`}
          {said.length > 0 &&
            `: ${said.map(reason => `${reasons[reason]} (${count(reported_for[reason])})`).join(', ')}`}
          .
        </p>
      )}
    </>
  );
}

function Question({ question }: { question: BankQuestion }) {
  const parts = [
    ['Snap read', question.solution.snap_read],
    ['Approach', question.solution.solution_approach],
    ['Solution', question.solution.detailed_solution],
    ['Principle', question.solution.principle_to_remember],
  ] as const;
  return (
    <div className="grid max-w-[68ch] gap-5">
      <div className="flex flex-wrap gap-2">
        <Tag>{statuses[question.status]}</Tag>
        <Tag>{question.type || 'No type yet'}</Tag>
        <Tag>{question.difficulty}</Tag>
      </div>
      <Complaints question={question} />
      <div className="type-stem">
        <MathText text={question.stem} />
      </div>
      {question.image_url && <img src={question.image_url} alt={question.image_alt_text ?? ''} />}
      <ol className="grid gap-2">
        {question.options.map(({ letter, text }) => (
          <li key={letter} className={letter === question.right_answer ? 'font-semibold text-correct' : ''}>
            ({letter}) <MathText text={text} />
            {letter === question.right_answer && ' (right answer)'}
          </li>
        ))}
      </ol>
      {parts.map(([name, text]) => (
        <div key={name}>
          <h3 className="font-semibold">{name}</h3>
          {text ? <MathText text={text} /> : <p className="text-ink-2">Missing.</p>}
        </div>
      ))}
    </div>
  );
}

function Publishing({ question }: { question: BankQuestion }) {
  const client = useQueryClient();
  const [typeId, bandId] = [useId(), useId()];
  const { data } = useQuery({
    queryKey: keys.bankTypes,
    queryFn: ({ signal }) => call('GET /admin/bank/types', { signal }),
  });
  const done = (words: string) => {
    toast(words);
    void client.invalidateQueries({ queryKey: keys.bank });
  };
  const params = { id: question.id };
  const publish = useMutation({
    mutationFn: (body: { type_code?: string; difficulty?: BankRow['difficulty'] }) =>
      call('POST /admin/bank/:id/publish', { params, body }),
    onSuccess: () => done('The question is in service.'),
  });
  const retire = useMutation({
    mutationFn: () => call('POST /admin/bank/:id/retire', { params }),
    onSuccess: () => done('The question is retired.'),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    publish.mutate(
      question.status === 'draft'
        ? {
            type_code: String(given.get('type')),
            difficulty: String(given.get('difficulty')) as BankRow['difficulty'],
          }
        : {},
    );
  };
  const error = publish.error ?? retire.error;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4 border-t border-line pt-5">
      {question.status === 'draft' && data && (
        <div className="flex flex-wrap gap-4">
          <FieldFrame id={typeId} label="Type of question">
            <select id={typeId} name="type" defaultValue={question.type_code} className={inputClass}>
              <option value="">Choose a type</option>
              {data.types.map(({ type_code, type, subcategory }) => (
                <option key={type_code} value={type_code}>
                  {subcategory}: {type}
                </option>
              ))}
            </select>
          </FieldFrame>
          <FieldFrame id={bandId} label="Difficulty">
            <select id={bandId} name="difficulty" defaultValue={question.difficulty} className={inputClass}>
              <option>Easy</option>
              <option>Medium</option>
              <option>Hard</option>
            </select>
          </FieldFrame>
        </div>
      )}
      {error && <Notice tone="error">{wordsFor(error, 'The question could not be changed.')}</Notice>}
      <div className="flex flex-wrap gap-3">
        {question.status !== 'live' && (
          <Button type="submit" busy={publish.isPending}>
            {publish.isPending ? 'Publishing...' : 'Publish'}
          </Button>
        )}
        {question.status !== 'retired' && (
          <Button look="danger" busy={retire.isPending} onClick={() => retire.mutate()}>
            {retire.isPending ? 'Retiring...' : 'Retire'}
          </Button>
        )}
      </div>
    </form>
  );
}

function Opened({ id, view }: { id: string; view: TableView }) {
  const { path } = usePlace();
  const { data, error } = useQuery({
    queryKey: keys.bankQuestion(id),
    queryFn: ({ signal }) => call('GET /admin/bank/:id', { params: { id }, signal }),
  });
  const { question: _, ...filters } = view.filters;
  return (
    <Card className="mb-7">
      <p className="mb-4">
        <Link to={path + queryOf({ ...view, filters })} className="text-link underline">
          Close
        </Link>
      </p>
      {error && <Notice tone="error">{deskWords(error, 'This question could not be read.')}</Notice>}
      {data && (
        <div className="grid gap-6">
          <Question question={data} />
          <Publishing key={data.status} question={data} />
        </div>
      )}
    </Card>
  );
}

const onlies = { reported: 'Reported by students', flagged: 'Flagged' } as const;
const isOnly = (text: string | undefined): text is keyof typeof onlies => !!text && text in onlies;

function OnlyField({ value }: { value: string | undefined }) {
  const id = useId();
  return (
    <FieldFrame id={id} label="Only">
      <select id={id} name="only" defaultValue={value ?? ''} className={inputClass}>
        <option value="">All</option>
        {Object.entries(onlies).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function StatusField({ value }: { value: string | undefined }) {
  const id = useId();
  return (
    <FieldFrame id={id} label="State">
      <select id={id} name="status" defaultValue={value ?? ''} className={inputClass}>
        <option value="">All</option>
        {Object.entries(statuses).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** The bank, question by question: drafts are looked at here and put into service. */
export function QuestionDesk() {
  const { path, search } = usePlace();
  const view = viewOf(new URLSearchParams(search), [], ['status', 'search', 'only', 'question']);
  const { status, search: words, only, question } = view.filters;
  const query = {
    ...(isStatus(status) && { status }),
    ...(words && { search: words }),
    ...(isOnly(only) && { only }),
    ...(view.after && { cursor: view.after }),
  };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.bankRows(query),
    queryFn: ({ signal }) => call('GET /admin/bank', { query, signal }),
    placeholderData: keepPreviousData,
  });
  const to = (id: string) => path + queryOf({ ...view, filters: { ...view.filters, question: id } });
  const columns: Column<BankRow>[] = [
    {
      key: 'stem',
      title: 'Question',
      cell: ({ id, stem }) => (
        <Link to={to(id)} className="block max-w-[60ch] min-w-64 text-link underline">
          {stem.length > 140 ? `${stem.slice(0, 140)}...` : stem}
        </Link>
      ),
    },
    { key: 'type', title: 'Type', cell: row => (row.type ? `${row.subcategory}: ${row.type}` : '—') },
    { key: 'difficulty', title: 'Difficulty', cell: row => row.difficulty },
    {
      key: 'status',
      title: 'State',
      cell: row => (row.flag ? `${statuses[row.status]}, flagged` : statuses[row.status]),
    },
    { key: 'reports', title: 'Reports', cell: row => count(row.reports), numeric: true },
    { key: 'created_at', title: 'Since', cell: row => dayTime(row.created_at) },
  ];
  return (
    <>
      <PageTitle document="Question desk">Question desk</PageTitle>
      <div className="mt-5 mb-5">
        <FilterForm view={view}>
          <Field
            label="Words of the question"
            name="search"
            type="search"
            defaultValue={words}
            className="sm:w-80"
          />
          <StatusField value={status} />
          <OnlyField value={only} />
        </FilterForm>
      </div>
      {question && <Opened key={question} id={question} view={view} />}
      <DataTable
        caption="Questions, the newest first"
        columns={columns}
        rowKey={({ id }) => id}
        view={view}
        rows={data?.questions}
        next={data?.next ?? null}
        busy={isFetching}
        failure={
          error && { words: deskWords(error, 'The bank could not be read.'), retry: () => void refetch() }
        }
        empty="No question fits."
      />
    </>
  );
}
