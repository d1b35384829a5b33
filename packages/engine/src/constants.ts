/**
 * Every tunable number of the engine with its unit and its origin: a source, a simulation (figures in
 * docs/engine/journal.md) or taste. docs/engine.md shows this table; a test keeps the two the same.
 */

// The student.
/** Variance of each term of the ability before any answer. */
export const LEVEL_VARIANCE = 0.9; // logit²; simulation: see intervals
export const CATEGORY_VARIANCE = 0.25; // logit²; taste
export const SUBCATEGORY_VARIANCE = 0.45; // logit²; simulation: 0.5 holds 92.5 %
export const TYPE_VARIANCE = 0.1; // logit²; simulation: see intervals
/** Days without answers in which half of the lost variance comes back (half-life, before any attempt). */
export const UNSETTLED_DAYS = 90; // days; taste
/**
 * Share of the prior variance that each attempt adds to subcategory and type, because the gain of a practice is
 * unknown.
 */
export const UNKNOWN_GAIN = 0.02; // share; simulation: see intervals
/** Gain of the first practice of a subcategory. */
export const FIRST_GAIN = 0.18; // logits; simulation: 0.14 gives ECE .018
/** Share of a gain that never fades. */
export const LASTING = 0.5; // share; taste
/** Half-life of the other share: FADING_DAYS x (1 + attempts / KEPT_TWICE_AFTER). */
export const FADING_DAYS = 20; // days; simulation: 7 gives ECE .014
/** Attempts after which the half-lives FADING_DAYS and UNSETTLED_DAYS are doubled. */
export const KEPT_TWICE_AFTER = 8; // attempts; taste
/** Attempts after which a practice gains half as much as the first. */
export const GAINS_HALF_AFTER = 10; // attempts; taste
/** Weight of a skip against a wrong answer. */
export const SKIP_WEIGHT = 0.4; // share; taste
/** Weight of an answer after help against one without help. */
export const HELPED_WEIGHT = 0.4; // share; simulation: 1 gives log loss .607, .4 gives .593
/**
 * Effect of a worked example on its type: gain when all of the student's lines were right, and added variance
 * (logit²).
 */
export const EXAMPLE = { gain: 0.4, variance: 0.09 } as const; // logits; simulation: see examples
/** Maximum share of the fall after a wrong answer that the gain of the practice offsets. */
export const MOST_WON_BACK = 0.5; // share; taste
/** Standard deviation of the success of students who guess. */
export const GUESS_SPREAD = 0.06; // chance; taste

// The question.
/** Chance of a right answer by a blind choice among four options. */
export const GUESS_FLOOR = 1 / 4; // chance; source: four options
/** A newcomer is expected to answer some 75 % of Easy, 60 % of Medium and 45 % of Hard, the guess floor included. */
export const BAND_DIFFICULTY = { Easy: -1, Medium: 0.2, Hard: 1.4 } as const; // logits; taste
/** Standard deviation of cells (type and band) around their prior, and of forms and items around their cell. */
export const DIFFICULTY_SPREAD = { cell: 0.3, form: 0.25 } as const; // logits; simulation: see difficulty
/** Maximum learnt shift of a cell, of a form and of an item, each. */
export const MOST_MOVED = 1.2; // logits; taste

// The paper.
export const PAPER = { questions: 22, typed: 8, minutes: 40 } as const; // questions; source: the exam
export const MARKS = { right: 3, wrong: -1 } as const; // marks; source: the exam
/** Shares of Easy, Medium and Hard in the exam. */
export const EXAM_MIX: readonly [number, number, number] = [0.25, 0.5, 0.25]; // share; taste
/** Time to read one question and decide whether to try it. */
export const LOOK_SECONDS = 15; // seconds; taste
/** Attempts required before a score is forecast. */
export const SCORE_ANSWERS = 60; // answers; taste
/**
 * Standard deviation of drawn abilities against that of the beliefs, and the exponent by which it falls with answers.
 */
export const DRAWN_SPREAD = { first: 0.8, falling: 0.09 } as const; // share; simulation: see bands
/** Prior share of students who guess everything. */
export const GUESSERS = 0.05; // share; taste

// The pack.
/** Chance of success at which practice is assumed to teach most. */
export const AIM = 0.7; // chance; source: promise to students
/** Distance from the aim at which the gain reaches its minimum, and that minimum as a share of the maximum gain. */
export const TEACHING = { reach: 0.45, least: 0.1 } as const; // chance; taste
/** An item outside this range is drawn only when its type has none inside. */
export const SUCCESS_RANGE = { low: 0.45, high: 0.9 } as const; // chance; source: promise to students
/**
 * An Easy item with a chance below `least` comes after a worked example; in a category whose Easy items average below
 * `category`, so does every Easy item below SURE_SUCCESS. An item without an example is asked below that limit only
 * when nothing else is left.
 */
export const ALONE = { least: 0.6, category: 0.73 } as const; // chance; simulation: see examples
/** An item with at least this chance may open a session. */
export const SURE_SUCCESS = 0.75; // chance; taste
/** Range of target chances in the second session. */
export const SECOND_SESSION = { low: 0.5, high: 0.8 } as const; // chance; taste
export const MOST_OF_A_TYPE = 2; // items; source: promise to students
export const MOST_OF_A_SUBCATEGORY = 4; // items; source: promise to students
export const MOST_DUE = 3; // items; source: promise to students
export const WISHED_ITEMS = 2; // items; taste
export const REST_DAYS = 30; // days; source: promise to students
export const DIAGNOSTIC = { sessions: 2, breadth: 20 } as const; // sessions; source: promise to students
/** From this session on, one slot goes to a subcategory that was never tried. */
export const UNTRIED_SESSION = 14; // session; simulation: all 36 by session 30
/** Target chance on the exam's mix, above which a subcategory gets only maintenance; a target percentile moves it. */
export const TARGET_MASTERY = { usual: 0.9, least: 0.75, most: 0.92 } as const; // chance; taste
/** Minimum need of a subcategory above its target. */
export const LEAST_NEED = 0.08; // chance; taste
/** Exponent on need between categories. */
export const NEED_SHARPNESS = 1.5; // exponent; simulation: 1 makes opposites 1 % more alike
/** Exponent on need inside categories right after the diagnostic, falling with the square of the answers. */
export const EARLY_NEED = 2; // exponent; simulation: 0 gives a weak half .7 of its share in session 3
/** Exponent on slope in the worth of a question. */
export const SLOPE_SHARPNESS = 0.5; // exponent; simulation: 1 costs .11 marks
/** Rise of ability over which the slope of the exam chance is averaged. */
export const LOOK_AHEAD = 2; // logits; simulation: see sharing
/** Number of most worthy questions whose categories set the lean. */
export const QUESTIONS_AHEAD = 48; // questions; taste
/** Limits of a category's share against its exam share: by worth alone, and for the final share. */
export const AHEAD_LEAN = { least: 0.3, most: 3 } as const; // share; taste
export const CATEGORY_LEAN = { least: 0.53, most: 1.68 } as const; // share; source: promise to students
/** Chances on the exam's mix at which a subcategory begins to count as hardly ever right, and counts fully. */
export const HARDLY_RIGHT = { from: 0.35, whole: 0.26 } as const; // chance; simulation: see one-sided
/** Factor on the share of such a category; minimum worth of such a subcategory, against the average. */
export const HARDLY_RIGHT_LEAN = { category: 10, worth: 1.7 } as const; // times; simulation: see one-sided
/** Last sessions and days before the exam in which the lean falls to zero; practice days a week when unknown. */
export const RETENTION = { sessions: 10, days: 35, daysAWeek: 5 } as const; // sessions; taste
/** Penalties on the distance of an item: served often, seen before, its form already in the pack. */
export const PENALTIES = { served: 0.05, seen: 0.2, form: 2.2 } as const; // chance; taste
/** Fresh items compared per cell. */
export const SAMPLE = 8; // items; taste
/** Maximum remainder that a code carries into the next pack. */
export const MOST_CARRIED = 2; // questions; taste

// What is said.
/** Range of a student's pace against the target times. */
export const PACE = { least: 0.5, most: 2.5 } as const; // times; taste
/** Weight of the evidence for a law, and the posterior mass from which the estimate counts as conclusive. */
export const LAWS = { believed: 0.5, tellsFrom: 0.9 } as const; // share; taste
/** Days without practice from which a reason says `fading`. */
export const FADES_AFTER = 10; // days; taste
/** Share of right answers below which a reason says `weak`; share and answers from which a subcategory is strong. */
export const WORDS = { weakBelow: 0.6, strongFrom: 0.66, strongAnswers: 2 } as const; // share; taste
/** Expected questions in a paper from which a reason says 'nearly every paper', and 'most papers'. */
export const ASKED = { nearlyEvery: 2, most: 0.7 } as const; // questions; taste
