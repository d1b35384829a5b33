import { pyq as endpoints, figures, type User } from '@twelvefold/contract';
import { bytesOf } from '../../platform/csv/reading.ts';
import { csvOf } from '../../platform/csv/writing.ts';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import { FileAnswer } from '../../platform/http/kinds/file-answer.ts';
import { beginLongJob } from '../../platform/jobs/long-jobs.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { AppError, notFound } from '../../platform/problems.ts';
import {
  acceptDraftProposals,
  countDraftProposals,
  countUnseenDrafts,
  draftProposals,
  examWeightsNow,
  frequenciesNow,
  type StoredOption,
  tagsOf,
} from '../content/index.ts';
import { enrich, frequencyJob, recalculate } from './jobs.ts';
import { enrichJob } from './proposing.ts';
import {
  acceptProposals,
  countProposals,
  countUnseen,
  exportPage,
  filesNow,
  maybeFile,
  maybeRefused,
  proposalsNow,
  totalsNow,
} from './store.ts';
import { uploadFile } from './upload.ts';

const rowsAtOnce = 500;
const exported = [
  'stem',
  'image_url',
  'year',
  'category',
  'subcategory',
  'type',
  'type_code',
  'difficulty',
  'right_answer',
] as const;

async function* exportRows({ reports }: Platform) {
  let after: string | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof exportPage>> = await exportPage(reports, after, rowsAtOnce);
    yield rows.map(({ stem, image_url, year, type, band, answer }) => {
      const tags = type === null ? null : tagsOf(type);
      return {
        stem,
        image_url,
        year,
        category: tags?.category.name,
        subcategory: tags?.subcategory.name,
        type: tags?.type.name,
        type_code: type,
        difficulty: band,
        right_answer: answer,
      };
    });
    after = rows.at(-1)?.id ?? null;
    if (after === null || rows.length < rowsAtOnce) return;
  }
}

interface Asked {
  queue: string;
  key: string;
  data: { userId: string };
  /** Number of items. */
  total: number;
}

/** Enqueues an admin job, at most one waiting per key; returns its id, or 'waiting'. */
async function begin({ db, jobs }: Platform, { queue, key, data, total }: Asked, now: Date): Promise<string> {
  return db.transaction(async tx => {
    const id = await jobs.enqueue(tx, queue, data, { key });
    if (id !== null) await beginLongJob(tx, { queue, adminId: data.userId, total }, now);
    return id ?? 'waiting';
  });
}

/** Enqueues the calculation of frequencies and exam weights; the result is mailed. */
export const recalculateFor = (platform: Platform, userId: string, now: Date): Promise<string> =>
  begin(platform, { queue: frequencyJob, key: 'frequency', data: { userId }, total: 1 }, now);

async function stateOf({ jobs }: Platform, queue: string, key: string) {
  if (await jobs.waits({ queue, key })) return 'waiting' as const;
  return (await jobs.exhausted({ queue, key })).length > 0 ? ('failed' as const) : ('none' as const);
}

async function proposals(platform: Platform, limit: number) {
  const { reports } = platform;
  const asked = (await proposalsNow(reports, limit)).map(row => ({
    id: row.id,
    stem: row.stem,
    year: row.year,
    knows_type: row.type !== null,
    knows_difficulty: row.band !== null,
    ...placeNames(row.type ?? row.proposed_type ?? ''),
    difficulty: row.band ?? row.proposed_band ?? ('Medium' as const),
    right_answer: row.answer === null ? row.proposed_answer : null,
    confidence: row.confidence ?? 0,
  }));
  const drafts = (await draftProposals(reports, limit)).map(({ proposed, ...row }) => ({
    id: row.id,
    stem: row.stem,
    year: null,
    knows_type: !row.lacks_type,
    knows_difficulty: !row.lacks_band,
    ...placeNames(proposed.type ?? row.type),
    difficulty: proposed.band ?? row.band,
    right_answer: optionOf(row.options, proposed.answer),
    confidence: row.confidence ?? 0,
  }));
  return {
    enrichment: await stateOf(platform, enrichJob, 'enrich'),
    unseen: (await countUnseen(reports)) + (await countUnseenDrafts(reports)),
    total: (await countProposals(reports)) + (await countDraftProposals(reports)),
    proposals: [...asked, ...drafts].toSorted((a, b) => b.confidence - a.confidence).slice(0, limit),
  };
}

/** A proposed option: letter and text. */
function optionOf(options: readonly StoredOption[], letter: string | null): string | null {
  const option = options.find(one => one.letter === letter);
  return option ? `${option.letter}: ${option.text}` : null;
}

function placeNames(code: string) {
  const { category, subcategory, type } = tagsOf(code);
  return { category: category.name, subcategory: subcategory.name, type_code: type.code, type: type.name };
}

async function frequencies(platform: Platform) {
  const rows = await frequenciesNow(platform.reports);
  return {
    computed_at: rows[0]?.computed_at.toISOString() ?? null,
    recalculation: await stateOf(platform, frequencyJob, 'frequency'),
    frequencies: rows.map(({ type, asked, ratio, score }) => {
      const tags = tagsOf(type);
      return {
        type_code: type,
        type: tags.type.name,
        subcategory: tags.subcategory.name,
        asked,
        ratio,
        pyq_frequency_score: score,
      };
    }),
    weights: (await examWeightsNow(platform.reports)).map(({ subcategory: code, asked, weight }) => {
      const { category, subcategory } = tagsOf(code);
      return {
        subcategory_code: code,
        subcategory: subcategory.name,
        category: category.name,
        asked,
        weight,
        taxonomy_weight: subcategory.weight,
      };
    }),
  };
}

const { frequencyMinutes } = figures.admin;

/** Previous-year questions: files, types, frequencies. */
export const pyqModule = (platform: Platform): Module => {
  const { db, reports } = platform;
  const enrichUpTo = async (user: User, left: number, now: Date) => {
    const data = { userId: user.id, left, done: 0 };
    const total = Math.min(left, await countUnseen(reports)) + (await countUnseenDrafts(reports));
    return begin(platform, { queue: enrichJob, key: 'enrich', data, total }, now);
  };
  return {
    name: 'pyq',
    routes: routesFor(endpoints, {
      'POST /admin/pyq/upload': async ({ file }, { user, now }) =>
        uploadFile(
          platform,
          { bytes: await bytesOf(file.content), filename: file.name, adminId: user.id },
          now,
        ),
      'GET /admin/pyq/export': () =>
        new FileAnswer('previous-year-questions.csv', csvOf(exported, exportRows(platform))),
      'GET /admin/pyq/uploaded-files': async () => ({
        files: await filesNow(reports),
        ...(await totalsNow(reports)),
      }),
      'GET /admin/pyq/download-file/:id': async ({ params }) => {
        const file = await maybeFile(reports, params.id);
        if (!file) throw notFound('Failed to download file');
        return new FileAnswer(file.filename, file.content);
      },
      'GET /admin/pyq/uploaded-files/:id/refused': async ({ params }) => {
        const refused = await maybeRefused(reports, params.id);
        if (!refused) throw notFound();
        return new FileAnswer(`refused-${refused.filename}`, refused.csv);
      },
      'POST /admin/enrich-checker/pyq-questions-background': async ({ body }, { user, now }) => ({
        success: true as const,
        job_id: await enrichUpTo(user, body.total_questions, now),
        admin_email: user.email,
      }),
      'GET /admin/pyq/proposals': ({ query }) => proposals(platform, query.limit),
      'POST /admin/pyq/proposals/accept': async ({ body: { ids, least_confidence } }) => {
        if (!ids && least_confidence === undefined)
          throw new AppError('validation_failed', 'Say which proposals, or how sure they are at least.');
        // Rounded like the stored confidence (float4), for the comparison.
        const chosen = { ids: ids ?? null, least: Math.fround(least_confidence ?? 1) };
        const accepted = await db.transaction(
          async tx => (await acceptProposals(tx, chosen)) + (await acceptDraftProposals(tx, chosen)),
        );
        return { success: true as const, accepted };
      },
      'POST /admin/recalculate-frequency-background': async (_, { user, now }) => ({
        success: true as const,
        job_id: await recalculateFor(platform, user.id, now),
        admin_email: user.email,
        estimated_time: `${frequencyMinutes.least}-${frequencyMinutes.most} minutes`,
      }),
      'GET /admin/frequencies': () => frequencies(platform),
    }),
    jobs: { [enrichJob]: enrich(platform), [frequencyJob]: recalculate(platform) },
  };
};
