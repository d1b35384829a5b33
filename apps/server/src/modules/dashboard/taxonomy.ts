import { categories, lessonNameOf } from '@twelvefold/content';
import type {
  Band,
  CategorizedTaxonomy,
  CategoryFigures,
  Coverage,
  SubcategoryFigures,
} from '@twelvefold/contract';
import type { CellTotal } from '../learning/index.ts';

type Totals = readonly CellTotal[];

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/** Percentage with two decimals; null without an attempt. */
const accuracy = (correct: number, attempts: number) =>
  attempts === 0 ? null : Math.round((10_000 * correct) / attempts) / 100;

function subcategoryFigures(code: string, name: string, totals: Totals): SubcategoryFigures {
  const attempts = (band: Band) => sum(totals.filter(t => t.band === band).map(t => t.attempts));
  const correct = (band: Band) => sum(totals.filter(t => t.band === band).map(t => t.correct));
  const accuracyOf = (band: Band) => accuracy(correct(band), attempts(band));
  return {
    subcategory_name: name,
    lesson: lessonNameOf(code),
    easy_attempts: attempts('Easy'),
    medium_attempts: attempts('Medium'),
    hard_attempts: attempts('Hard'),
    easy_accuracy: accuracyOf('Easy'),
    medium_accuracy: accuracyOf('Medium'),
    hard_accuracy: accuracyOf('Hard'),
    total_attempts: sum(totals.map(t => t.attempts)),
  };
}

/** Coverage of the syllabus by types with questions. */
function coverageOf(withQuestions: ReadonlySet<string>): Coverage {
  const subcategories = categories.flatMap(category => category.subcategories);
  return {
    types: sum(subcategories.map(({ types }) => types.length)),
    without_questions: subcategories
      .map(({ name, types }) => ({
        subcategory_name: name,
        types: types.filter(({ code }) => !withQuestions.has(code)).map(type => type.name),
      }))
      .filter(({ types }) => types.length > 0),
  };
}

/** The syllabus in order, with attempts and coverage. */
export function categorized(totals: Totals, withQuestions: ReadonlySet<string>): CategorizedTaxonomy {
  const categorized_data = categories.map((category): CategoryFigures => {
    const subcategories = category.subcategories.map(({ code, name }) =>
      subcategoryFigures(
        code,
        name,
        totals.filter(t => t.subcategory === code),
      ),
    );
    return {
      category_name: category.name,
      total_easy: sum(subcategories.map(s => s.easy_attempts)),
      total_medium: sum(subcategories.map(s => s.medium_attempts)),
      total_hard: sum(subcategories.map(s => s.hard_attempts)),
      total_attempts: sum(subcategories.map(s => s.total_attempts)),
      subcategories,
    };
  });
  return {
    categorized_data,
    total_categories: categorized_data.length,
    coverage: coverageOf(withQuestions),
  };
}
