import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Band, BankQuestion, Letter, QuestionContent } from '@twelvefold/contract';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { navigate } from '../../../shared/navigation/navigation.tsx';
import { Field, FieldFrame, inputClass } from '../../../ui/fields/Field.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { toast } from '../../../ui/notices/Toast.tsx';
import { keys } from '../../keys.ts';
import { FormEnd } from '../../parts/FormEnd.tsx';
import { useLeaving } from '../../parts/LeavingDialog.tsx';
import { bandNames, typeNames } from './words.ts';

const letters = ['A', 'B', 'C', 'D'] as const;
const parts = [
  ['snap_read', 'Snap read', 3],
  ['solution_approach', 'Approach', 3],
  ['detailed_solution', 'Detailed solution', 8],
  ['principle_to_remember', 'Principle', 2],
] as const;

function Area({ name, label, value, rows }: { name: string; label: string; value: string; rows: number }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <textarea id={id} name={name} rows={rows} defaultValue={value} className={inputClass} />
    </FieldFrame>
  );
}

function contentIn(form: FormData): QuestionContent & { reason: string } {
  const of = (name: string) => String(form.get(name) ?? '').trim();
  return {
    stem: of('stem'),
    options: { A: of('A'), B: of('B'), C: of('C'), D: of('D') },
    right_answer: of('right_answer') as Letter,
    solution: {
      snap_read: of('snap_read'),
      solution_approach: of('solution_approach'),
      detailed_solution: of('detailed_solution'),
      principle_to_remember: of('principle_to_remember'),
    },
    type_code: of('type_code'),
    difficulty: of('difficulty') as Band,
    target_seconds: Number(of('target_seconds')),
    reason: of('reason'),
  };
}

function Fields({ question }: { question: BankQuestion }) {
  const { data } = useQuery({
    queryKey: keys.bankTypes,
    queryFn: ({ signal }) => call('GET /admin/bank/types', { signal }),
  });
  const optionOf = (letter: Letter) => question.options.find(one => one.letter === letter)?.text ?? '';
  return (
    <>
      <Area name="stem" label="Question" value={question.stem} rows={4} />
      <div className="grid gap-4 sm:grid-cols-2">
        {letters.map(letter => (
          <Field key={letter} label={`Option ${letter}`} name={letter} defaultValue={optionOf(letter)} />
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          name="right_answer"
          label="Right answer"
          defaultValue={question.right_answer}
          options={{ A: 'A', B: 'B', C: 'C', D: 'D' }}
        />
        <Select name="difficulty" label="Difficulty" defaultValue={question.difficulty} options={bandNames} />
        {data && (
          <Select
            name="type_code"
            label="Type of question"
            defaultValue={question.type_code}
            options={typeNames(data.types)}
            none="Choose a type"
          />
        )}
        <Field
          label="Target time in seconds"
          name="target_seconds"
          type="number"
          defaultValue={question.target_seconds}
        />
      </div>
      {parts.map(([name, label, rows]) => (
        <Area key={name} name={name} label={label} value={question.solution[name]} rows={rows} />
      ))}
    </>
  );
}

interface Props {
  question: BankQuestion;
  onClose: () => void;
  to: (id: string) => string;
}

/** Edits a question; the reason is saved with the change. */
export function QuestionEditor({ question: newest, onClose, to }: Props) {
  const client = useQueryClient();
  // Kept as it was opened: a refetch brings another administrator's change, which a save must not overwrite unseen.
  const [question] = useState(newest);
  const [changed, setChanged] = useState(false);
  const save = useMutation({
    mutationFn: (given: ReturnType<typeof contentIn>) =>
      call('POST /admin/bank/:id/edit', {
        params: { id: question.id },
        body: { ...given, version: question.version },
      }),
    onSuccess: ({ id }) => {
      toast(id === question.id ? 'The question is changed.' : 'A new version has taken its place.');
      void client.invalidateQueries({ queryKey: keys.bank });
      navigate(to(id));
      onClose();
    },
  });
  const { leave, dialog } = useLeaving(changed);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate(contentIn(new FormData(event.currentTarget)));
  };
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onChange={() => setChanged(true)}
      className="grid gap-4 border-t border-line pt-5"
    >
      <h2 className="type-h3">Edit</h2>
      {question.status === 'live' && (
        <p className="max-w-[68ch] text-ink-2">
          Students have seen this question: a change of its text, options or right answer makes a new version
          in its place. Another right answer also judges the answers given so far anew.
        </p>
      )}
      <Fields question={question} />
      <Field label="Reason for the change" name="reason" maxLength={500} />
      <FormEnd
        problem={save.error && wordsFor(save.error, 'The question could not be changed.')}
        label="Save"
        busyLabel="Saving..."
        busy={save.isPending}
        onCancel={() => leave(onClose)}
      />
      {dialog}
    </form>
  );
}
