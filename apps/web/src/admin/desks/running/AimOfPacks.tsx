import { useQueryClient } from '@tanstack/react-query';
import type { PackAim } from '@twelvefold/contract';
import { useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { counted, date } from '../../../shared/words/format.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../ui/controls/ConfirmDialog.tsx';
import { toast } from '../../../ui/notices/Toast.tsx';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import { viewOf } from '../../../ui/table/table-address.ts';
import { keys } from '../../keys.ts';

const usual = 0.7;
const percent = (share: number) => `${Math.round(100 * share)}%`;

type Likely = NonNullable<PackAim['learnt']>['likely'][number];
const columns: Column<Likely>[] = [
  { key: 'best', title: 'Practice teaches most at', cell: ({ best }) => percent(best) },
  { key: 'chance', title: 'Likely', cell: ({ chance }) => `${(100 * chance).toFixed(1)}%`, numeric: true },
];
const view = viewOf(new URLSearchParams(), [], []);

/** The evidence of the answers in one sentence. */
function evidenceWords(learnt: PackAim['learnt']): string {
  if (learnt === null) return 'Too few students have answered enough to say where practice teaches most.';
  const from = `the answers of ${counted(learnt.students, 'student')}`;
  if (learnt.adoptable === null)
    return `On ${date(learnt.learnt_at)}, ${from} could not tell where practice teaches most: no place holds nearly all of the chance.`;
  const held =
    learnt.adoptable === learnt.aim
      ? ''
      : ` Packs stay between 65% and 75%, so that ${percent(learnt.adoptable)} can be adopted.`;
  return `On ${date(learnt.learnt_at)}, ${from} said that practice teaches most at a chance of ${percent(learnt.aim)}.${held}`;
}

/** The success rate that packs aim at, and the aim that the answers suggest. */
export function AimOfPacks({ aim: { adopted, learnt } }: { aim: PackAim }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ aim: number | null } | null>(null);
  const now = adopted ?? usual;
  const offered = learnt?.adoptable ?? null;
  return (
    <section aria-labelledby="aim-of-packs" className="mt-8">
      <h2 id="aim-of-packs" className="type-h3 mb-3">
        The chance of success that sessions aim at
      </h2>
      <p className="mb-3 max-w-[68ch] text-ink-2">
        Sessions aim at {percent(now)}
        {adopted === null ? ', the usual aim.' : ', which an administrator adopted.'} {evidenceWords(learnt)}
      </p>
      <p className="mb-4 flex flex-wrap gap-2">
        {offered !== null && offered !== now && (
          <Button look="quiet" size="small" onClick={() => setAsked({ aim: offered })}>
            Adopt {percent(offered)}
          </Button>
        )}
        {adopted !== null && (
          <Button look="quiet" size="small" onClick={() => setAsked({ aim: null })}>
            Return to {percent(usual)}
          </Button>
        )}
      </p>
      {learnt && (
        <DataTable
          caption="How likely each place is"
          columns={columns}
          rowKey={({ best }) => String(best)}
          view={view}
          rows={learnt.likely}
          next={null}
          busy={false}
          empty="Nothing is known yet."
        />
      )}
      {asked && (
        <ConfirmDialog
          title={`Aim at ${percent(asked.aim ?? usual)}?`}
          action={{ label: 'Change the aim', busy: 'Changing...', look: 'primary' }}
          run={() => call('POST /admin/aim', { body: asked })}
          onDone={() => {
            toast('The aim is changed.');
            void client.invalidateQueries({ queryKey: keys.calibration });
          }}
          failureWords={error => wordsFor(error, 'The aim was not changed.')}
          onClose={() => setAsked(null)}
        >
          <p>Every session that is planned from now on aims at it. Sessions under way stay as they are.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
