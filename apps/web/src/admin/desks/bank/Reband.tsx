import { useQueryClient } from '@tanstack/react-query';
import type { Band, BankQuestion } from '@twelvefold/contract';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { navigate } from '../../../shared/navigation/navigation.tsx';
import { useSingle } from '../../../shared/query/single.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { toast } from '../../../ui/notices/Toast.tsx';
import { keys } from '../../keys.ts';

/** The saved question with another difficulty band. */
function rebanded(question: BankQuestion, difficulty: Band) {
  const { stem, options, right_answer, solution, type_code, target_seconds, version } = question;
  const textOf = (letter: string) => options.find(one => one.letter === letter)?.text ?? '';
  return {
    stem,
    options: { A: textOf('A'), B: textOf('B'), C: textOf('C'), D: textOf('D') },
    right_answer,
    solution,
    type_code,
    difficulty,
    target_seconds,
    version,
    reason: `Written as ${question.difficulty}, and answered like ${difficulty}.`,
  };
}

/** The band that the answers suggest, when they are certain of another, and a button that adopts it. */
export function Reband({ question, to }: { question: BankQuestion; to: (id: string) => string }) {
  const client = useQueryClient();
  const band = question.learnt?.suggested_band ?? null;
  const accept = useSingle({
    mutationFn: (difficulty: Band) =>
      call('POST /admin/bank/:id/edit', {
        params: { id: question.id },
        body: rebanded(question, difficulty),
      }),
    onSuccess: ({ id }, difficulty) => {
      toast(`The question is ${difficulty} now.`);
      void client.invalidateQueries({ queryKey: keys.bank });
      navigate(to(id), { replace: true });
    },
  });
  if (!band || question.status === 'retired') return null;
  return (
    <div className="grid gap-3">
      <Notice tone="warning">
        Written as {question.difficulty}, and answered like {band}: look at its difficulty.
      </Notice>
      {accept.error && (
        <Notice tone="error">{wordsFor(accept.error, 'The difficulty was not changed.')}</Notice>
      )}
      <div>
        <Button look="quiet" size="small" busy={accept.isPending} onClick={() => accept.mutate(band)}>
          Make it {band}
        </Button>
      </div>
    </div>
  );
}
