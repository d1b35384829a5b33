import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BankQuestion, BankRow } from '@twelvefold/contract';
import { type FormEvent, useId } from 'react';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { FieldFrame, inputClass } from '../../../ui/fields/Field.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { toast } from '../../../ui/notices/Toast.tsx';
import { keys } from '../../keys.ts';

/** What can be done with a question in its state. */
export function Publishing({ question }: { question: BankQuestion }) {
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
  const review = useMutation({
    mutationFn: () => call('POST /admin/bank/:id/review', { params }),
    onSuccess: () => done('The question is in review.'),
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
  const error = publish.error ?? retire.error ?? review.error;
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
        {(question.status === 'draft' || question.status === 'live') && (
          <Button look="quiet" busy={review.isPending} onClick={() => review.mutate()}>
            {question.status === 'draft' ? 'Send to review' : 'Take back to review'}
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
