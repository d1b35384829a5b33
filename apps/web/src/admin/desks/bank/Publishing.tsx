import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BankQuestion, BankRow } from '@twelvefold/contract';
import type { FormEvent } from 'react';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { toast } from '../../../ui/notices/Toast.tsx';
import { keys } from '../../keys.ts';
import { bandNames, typeNames } from './words.ts';

type Publication = { type_code?: string; difficulty?: BankRow['difficulty'] };

/** Mutations of a question's state; each success shows a toast and refetches the bank. */
function useChanges(id: string) {
  const client = useQueryClient();
  const done = (words: string) => () => {
    toast(words);
    void client.invalidateQueries({ queryKey: keys.bank });
  };
  const params = { id };
  const publish = useMutation({
    mutationFn: (body: Publication) => call('POST /admin/bank/:id/publish', { params, body }),
    onSuccess: done('The question is in service.'),
  });
  const retire = useMutation({
    mutationFn: () => call('POST /admin/bank/:id/retire', { params }),
    onSuccess: done('The question is retired.'),
  });
  const review = useMutation({
    mutationFn: () => call('POST /admin/bank/:id/review', { params }),
    onSuccess: done('The question is in review.'),
  });
  return { publish, retire, review, error: publish.error ?? retire.error ?? review.error };
}

/** Fields of a draft's type and difficulty, required to publish it. */
function Sorting({ question }: { question: BankQuestion }) {
  const { data } = useQuery({
    queryKey: keys.bankTypes,
    queryFn: ({ signal }) => call('GET /admin/bank/types', { signal }),
  });
  if (!data) return null;
  return (
    <div className="flex flex-wrap gap-4">
      <Select
        label="Type of question"
        name="type"
        defaultValue={question.type_code}
        options={typeNames(data.types)}
        none="Choose a type"
      />
      <Select label="Difficulty" name="difficulty" defaultValue={question.difficulty} options={bandNames} />
    </div>
  );
}

const publicationIn = (form: FormData): Publication => ({
  type_code: String(form.get('type')),
  difficulty: String(form.get('difficulty')) as BankRow['difficulty'],
});

/** Actions that the state of a question allows. */
export function Publishing({ question }: { question: BankQuestion }) {
  const { publish, retire, review, error } = useChanges(question.id);
  const isDraft = question.status === 'draft';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    publish.mutate(isDraft ? publicationIn(new FormData(event.currentTarget)) : {});
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4 border-t border-line pt-5">
      {isDraft && <Sorting question={question} />}
      {error && <Notice tone="error">{wordsFor(error, 'The question could not be changed.')}</Notice>}
      <div className="flex flex-wrap gap-3">
        {question.status !== 'live' && (
          <Button type="submit" busy={publish.isPending}>
            {publish.isPending ? 'Publishing...' : 'Publish'}
          </Button>
        )}
        {(isDraft || question.status === 'live') && (
          <Button look="quiet" busy={review.isPending} onClick={() => review.mutate()}>
            {isDraft ? 'Send to review' : 'Take back to review'}
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
