import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PyqProposal } from '@twelvefold/contract';
import { type FormEvent, useState } from 'react';
import { MathText } from '../../question/maths/MathText.tsx';
import { call } from '../../shared/api/api.ts';
import { Link } from '../../shared/navigation/navigation.tsx';
import { count } from '../../shared/words/format.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { toast } from '../../ui/notices/Toast.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { viewOf } from '../../ui/table/table-address.ts';
import { keys } from '../keys.ts';
import { Failed } from '../parts/Failed.tsx';
import { deskWords, readFailure } from '../parts/words.ts';

const states = {
  none: '',
  waiting: 'An enrichment is under way. ',
  failed: 'The last enrichment has failed; start it again and it goes on where it ended. ',
};

function useAccept(onFailure: (words: string | null) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { ids?: string[]; least_confidence?: number }) =>
      call('POST /admin/pyq/proposals/accept', { body }),
    onMutate: () => onFailure(null),
    onSuccess: ({ accepted }) => {
      toast(`${count(accepted)} accepted.`);
      void client.invalidateQueries({ queryKey: keys.pyq });
    },
    onError: error => onFailure(deskWords(error, 'The proposals could not be accepted.')),
  });
}

type Accepting = ReturnType<typeof useAccept>;

const columnsWith = (accept: Accepting): Column<PyqProposal>[] => [
  {
    key: 'stem',
    title: 'Question',
    cell: ({ stem }) => (
      <div className="max-w-[52ch] min-w-64">
        <MathText text={stem} />
      </div>
    ),
  },
  {
    key: 'year',
    title: 'Year',
    cell: ({ id, year }) =>
      year ?? (
        <Link to={`/admin/bank?question=${id}`} className="text-link underline">
          Imported draft
        </Link>
      ),
  },
  {
    key: 'type',
    title: 'Type and difficulty',
    cell: row =>
      `${row.subcategory}: ${row.type}${row.knows_type ? ' (known)' : ''}, ${row.difficulty}${row.knows_difficulty ? ' (known)' : ''}`,
  },
  {
    key: 'answer',
    title: 'Proved answer',
    cell: ({ right_answer }) => (right_answer === null ? '–' : <MathText text={right_answer} />),
    numeric: true,
  },
  {
    key: 'confidence',
    title: 'Confidence',
    cell: ({ confidence }) => `${Math.round(100 * confidence)}%`,
    numeric: true,
  },
  {
    key: 'accept',
    title: 'Action',
    cell: ({ id, type }) => (
      <Button
        look="quiet"
        size="small"
        aria-label={`Accept ${type}`}
        busy={accept.isPending}
        onClick={() => accept.mutate({ ids: [id] })}
      >
        Accept
      </Button>
    ),
  },
];

/** Accepts every proposal of at least a given confidence. */
function AcceptAll({ accept }: { accept: Accepting }) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const percent = Number(new FormData(event.currentTarget).get('percent'));
    if (percent >= 0 && percent <= 100) accept.mutate({ least_confidence: percent / 100 });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mb-5 flex flex-wrap items-end gap-3">
      <Field
        label="Accept all from this confidence, in percent"
        name="percent"
        type="number"
        min={0}
        max={100}
        defaultValue={80}
        className="sm:w-40"
      />
      <Button type="submit" look="quiet" busy={accept.isPending}>
        Accept all
      </Button>
    </form>
  );
}

/** Proposed types of previous-year questions and imported drafts, accepted one by one or by confidence. */
export function ProposedTypes() {
  const [failure, setFailure] = useState<string | null>(null);
  const accept = useAccept(setFailure);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.pyqProposals,
    queryFn: ({ signal }) => call('GET /admin/pyq/proposals', { query: {}, signal }),
  });
  return (
    <>
      <PageTitle document="Proposed types">Proposed types</PageTitle>
      <p className="mt-3 mb-5 max-w-[68ch] text-ink-2">
        {data && states[data.enrichment]}
        {data &&
          `${count(data.total)} proposals wait; ${count(data.unseen)} questions were not looked at yet. `}
        A proposal comes from the words of the question, or from a language model where one is set up, held
        against those words. From a confidence of 80%, 97 of 100 were in the right subcategory when it was
        measured; look at the others before you accept them, and at difficulties: half of them are right. An
        answer is proposed only where the question’s own equations prove it. Of what its file says of a
        question nothing is changed. An imported draft stays a draft until it is published at the question
        desk.
      </p>
      <AcceptAll accept={accept} />
      <Failed words={failure} />
      <DataTable
        caption="Proposed types, the surest first"
        columns={columnsWith(accept)}
        rowKey={({ id }) => id}
        view={viewOf(new URLSearchParams(), [], [])}
        rows={data?.proposals}
        next={null}
        busy={isFetching}
        failure={readFailure(error, 'The proposals could not be read.', refetch)}
        empty="No proposal waits. Start an enrichment in PYQ Upload."
      />
    </>
  );
}
