import { questionImports } from '@twelvefold/contract';
import { elapsedMs } from '../../platform/clock.ts';
import { bytesOf } from '../../platform/csv/reading.ts';
import type { Asset } from '../../platform/http/assets.ts';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import { FileAnswer } from '../../platform/http/kinds/file-answer.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problems.ts';
import { type PlanningBank, planningBank } from './bank.ts';
import { fillDoubles } from './doubles.ts';
import { figureNamed } from './figures.ts';
import { frequencyScores } from './frequencies.ts';
import { questionsAsCsv } from './importing/export.ts';
import { dryRun, importQuestions } from './importing/import.ts';
import { importsNow, maybeRefused } from './importing/import-store.ts';
import { releaseWith, seedBank } from './seeding.ts';

export { adoptAim, aimNow } from './aim.ts';
export { byFamily, byQuestion, engineItem, type LiveBank, type PlanningBank } from './bank.ts';
export {
  cellCode,
  formCode,
  type LearntAim,
  maybeDifficultyVersion,
  maybeLearntDifficulty,
  putDifficulties,
  suggestedBands,
} from './difficulty.ts';
export { correctKey, editItem, publishItem, retireItem, reviewItem, withdrawItem } from './editing.ts';
export { workedExampleLike } from './examples.ts';
export { fingerprintsOf } from './fingerprint.ts';
export { examWeightsNow, frequenciesNow, putExamWeights, putFrequencies } from './frequencies.ts';
export { generatedRow } from './generated.ts';
export { blank, shortened } from './importing/options.ts';
export { pictureOf, withPictures } from './importing/pictures.ts';
export {
  acceptDraftProposals,
  countDraftProposals,
  countUnseenDrafts,
  draftProposals,
  putDraftProposals,
  unseenDrafts,
} from './importing/proposals.ts';
export { bandOf, linkIn, typeOf } from './importing/rows.ts';
export { pathOf } from './paths.ts';
export { tagsOf } from './places.ts';
export { items, type StoredOption } from './schema.ts';
export {
  allServable,
  changeItem,
  correctedAfter,
  countLive,
  type ItemRow,
  itemsOf,
  liveStems,
  lockedItem,
  matchingItems,
  newestCorrection,
} from './store.ts';
export { loadTemplates, storedTwin, twinOf } from './twins.ts';

export interface ContentModule extends Module {
  bank: PlanningBank;
}

/** The question bank: seeded at start from templates, indexed for planning, with its figures. */
export function contentModule(platform: Platform): ContentModule {
  const { config, home, db, clock, log } = platform;
  const bank = planningBank(log, elapsedMs);
  const figures: Asset = {
    path: '/media/figures/:name',
    file: name => figureNamed(db, name),
  };
  return {
    name: 'content',
    routes: [
      ...routesFor(questionImports, {
        'POST /admin/questions/csv-upload': async ({ file }, { user, now }) => {
          const given = { bytes: await bytesOf(file.content), filename: file.name, adminId: user.id };
          const report = await importQuestions(platform, given, now);
          bank.lookAgain();
          return report;
        },
        'POST /admin/questions/csv-dry-run': async ({ file }) =>
          dryRun(platform, await bytesOf(file.content)),
        'GET /admin/questions/export': async () => questionsAsCsv(platform, await frequencyScores(db)),
        'GET /admin/questions/imports': async () => ({
          imports: (await importsNow(db)).map(row => ({
            ...row,
            imported_at: row.imported_at.toISOString(),
          })),
        }),
        'GET /admin/questions/imports/:id/refused': async ({ params }) => {
          const refused = await maybeRefused(db, params.id);
          if (!refused) throw notFound();
          return new FileAnswer(`refused-${refused.filename}`, refused.csv);
        },
      }),
    ],
    assets: [figures],
    jobs: {},
    bank,
    start: async () => {
      const changed = await seedBank(home, clock.now(), releaseWith(config.itemsPerForm));
      if (Object.values(changed).some(items => items > 0)) log.info(changed, 'question bank');
      await fillDoubles(db);
    },
  };
}
