/**
 * Every number of the engine that could be another, with its unit and where it is from: a source, a simulation (the figures
 * stand in docs/engine/journal.md) or taste. docs/engine.md shows this table; a test keeps the two the same.
 */

// The student.
/** Belief before any answer, as a variance. */
export const LEVEL_VARIANCE = 0.9; // logit²; simulation: see intervals
export const CATEGORY_VARIANCE = 0.25; // logit²; taste
export const SUBCATEGORY_VARIANCE = 0.45; // logit²; simulation: 0.5 holds 92.5 %
export const TYPE_VARIANCE = 0.1; // logit²; simulation: see intervals
/** Absence in which half of what was not known any more is unknown again. */
export const UNSETTLED_DAYS = 90; // days; taste
/** What one answer teaches is not known: so much of the variance before any answer comes back with it. */
export const UNKNOWN_GAIN = 0.02; // share; simulation: see intervals
export const FIRST_GAIN = 0.18; // logits; simulation: 0.14 gives ECE .018
/** Share of a gain that lasts. */
export const LASTING = 0.5; // share; taste
/** Days in which half of the rest is gone after one practice. */
export const FADING_DAYS = 20; // days; simulation: 7 gives ECE .014
/** Attempts that double these days. */
export const KEPT_TWICE_AFTER = 8; // attempts; taste
/** Attempts after which one more gains half as much as the first. */
export const GAINS_HALF_AFTER = 10; // attempts; taste
/** A skip says 'I doubt it': so much of a wrong answer. */
export const SKIP_WEIGHT = 0.4; // share; taste
/** An answer after help: so much of one alone. */
export const HELPED_WEIGHT = 0.4; // share; simulation: 1 gives log loss .607, .4 gives .593
/** A worked example read before a question adds so much to its type where its lines were right, and leaves so much unknown. */
export const EXAMPLE = { gain: 0.4, variance: 0.09 } as const; // logits; simulation: see examples
/** What a wrong answer takes, practice wins back to this share at most. */
export const MOST_WON_BACK = 0.5; // share; taste
/** Spread of the success of those who do not know. */
export const GUESS_SPREAD = 0.06; // chance; taste

// The question.
/** Chance of blind choice among four options. */
export const GUESS_FLOOR = 1 / 4; // chance; source: four options
/** A newcomer is expected to answer some 75 % of Easy, 60 % of Medium and 45 % of Hard, the guess floor included. */
export const BAND_DIFFICULTY = { Easy: -1, Medium: 0.2, Hard: 1.4 } as const; // logits; taste
/** Spread of cells around their prior, and of forms and items around theirs. */
export const DIFFICULTY_SPREAD = { cell: 0.3, form: 0.25 } as const; // logits; simulation: see difficulty
/** No answers move a difficulty further. */
export const MOST_MOVED = 1.2; // logits; taste

// The paper.
export const PAPER = { questions: 22, typed: 8, minutes: 40 } as const; // questions; source: the exam
export const MARKS = { right: 3, wrong: -1 } as const; // marks; source: the exam
/** Shares of Easy, Medium and Hard. */
export const EXAM_MIX: readonly [number, number, number] = [0.25, 0.5, 0.25]; // share; taste
export const LOOK_SECONDS = 15; // seconds; taste
/** Answers before a score is forecast. */
export const SCORE_ANSWERS = 60; // answers; taste
/** Spread of the drawn abilities against the beliefs'. */
export const DRAWN_SPREAD = { first: 0.8, falling: 0.09 } as const; // share; simulation: see bands
/** Students who guess everything. */
export const GUESSERS = 0.05; // share; taste

// The pack.
/** Chance of success where practice is taken to teach most. */
export const AIM = 0.7; // chance; source: promise to students
/** Chances off the aim at which practice teaches least, and how little. */
export const TEACHING = { reach: 0.45, least: 0.1 } as const; // chance; taste
/** No item outside while its type has one inside. */
export const SUCCESS_RANGE = { low: 0.45, high: 0.9 } as const; // chance; source: promise to students
/**
 * An Easy item below `least` comes after a worked example; in a category whose Easy items are on average below `category`, so
 * does what is not sure. What has no example is asked below only where nothing else is left.
 */
export const ALONE = { least: 0.6, category: 0.73 } as const; // chance; simulation: see examples
/** An item so likely opens a session. */
export const SURE_SUCCESS = 0.75; // chance; taste
/** Chances the second session ranges over. */
export const SECOND_SESSION = { low: 0.5, high: 0.8 } as const; // chance; taste
export const MOST_OF_A_TYPE = 2; // items; source: promise to students
export const MOST_OF_A_SUBCATEGORY = 4; // items; source: promise to students
export const MOST_DUE = 3; // items; source: promise to students
export const WISHED_ITEMS = 2; // items; taste
export const REST_DAYS = 30; // days; source: promise to students
export const DIAGNOSTIC = { sessions: 2, breadth: 20 } as const; // sessions; source: promise to students
/** From this session on one place is for what was never tried. */
export const UNTRIED_SESSION = 14; // session; simulation: all 36 by session 30
/** Chance on the exam's mix beyond which only upkeep is due, unless the target percentile asks for another. */
export const TARGET_MASTERY = { usual: 0.9, least: 0.75, most: 0.92 } as const; // chance; taste
export const LEAST_NEED = 0.08; // chance; taste
/** Exponents on need between categories, and on slope in the worth of a question. */
export const NEED_SHARPNESS = 1.5; // exponent; simulation: 1 makes opposites 1 % more alike
/** Exponent on need inside categories right after the diagnostic, falling with the square of the answers. */
export const EARLY_NEED = 2; // exponent; simulation: 0 gives a weak half .7 of its share in session 3
export const SLOPE_SHARPNESS = 0.5; // exponent; simulation: 1 costs .11 marks
export const LOOK_AHEAD = 2; // logits; simulation: see sharing
export const QUESTIONS_AHEAD = 48; // questions; taste
/** A category's share against the exam's: by worth alone, and in the end. */
export const AHEAD_LEAN = { least: 0.3, most: 3 } as const; // share; taste
export const CATEGORY_LEAN = { least: 0.53, most: 1.68 } as const; // share; source: promise to students
/** Chances on the exam's mix at which hardly ever right begins, and is whole. */
export const HARDLY_RIGHT = { from: 0.35, whole: 0.26 } as const; // chance; simulation: see one-sided
/** Times its share for a category, times the average for a subcategory. */
export const HARDLY_RIGHT_LEAN = { category: 10, worth: 1.7 } as const; // times; simulation: see one-sided
/** The last sessions, and days, before the exam in which the lean falls to none; days a week of who has not said. */
export const RETENTION = { sessions: 10, days: 35, daysAWeek: 5 } as const; // sessions; taste
/** Change of fit for being served more, seen before, or of a form in the pack. */
export const PENALTIES = { served: 0.05, seen: 0.2, form: 2.2 } as const; // chance; taste
export const SAMPLE = 8; // items; taste
/** The most that rounding carries into the next pack. */
export const MOST_CARRIED = 2; // questions; taste

// What is said.
/** Range of a student's pace against the target times. */
export const PACE = { least: 0.5, most: 2.5 } as const; // times; taste
/** Share of the evidence for a law that counts, and the chance from which it is said to tell. */
export const LAWS = { believed: 0.5, tellsFrom: 0.9 } as const; // share; taste
/** Days without practice from which a reason says so. */
export const FADES_AFTER = 10; // days; taste
/** Shares of right answers below which a reason says weak, and from which, and from how many answers, strong. */
export const WORDS = { weakBelow: 0.6, strongFrom: 0.66, strongAnswers: 2 } as const; // share; taste
/** Questions of a paper from which a reason says nearly every paper, and most. */
export const ASKED = { nearlyEvery: 2, most: 0.7 } as const; // questions; taste
