/**
 * The planner's numbers. Those with a source name it; the rest are choices, made on simulated students
 * (test/adaptation.test.ts) and never on recorded ones.
 */

/** Where practice is taken to teach most until answers say better: the middle of .65 to .75. */
export const TARGET_SUCCESS = 0.7;

/** No item outside this range of chances while the type has one inside it. */
export const SUCCESS_RANGE = { low: 0.45, high: 0.9 } as const;

/** A first item at least this likely is called a likely one; the planner looks for one to open with. */
export const SURE_SUCCESS = 0.75;

/** How far the next target in a study unit may leave TARGET_SUCCESS to bring the pack's mean back to it. */
export const LARGEST_CORRECTION = 0.04;

/** At most so many items of one type and of one subcategory in a pack: variety keeps a pack honest. */
export const MOST_OF_A_TYPE = 2;
export const MOST_OF_A_SUBCATEGORY = 4;

/** At most so many items of a pack return mistakes. */
export const MOST_DUE = 3;

/** Items that a subcategory the student asked for gets in the next pack, at least. */
export const WISHED_ITEMS = 2;

/** An item comes back no sooner than this while others are left. */
export const REST_DAYS = 30;

/** Sessions spent on finding out where the student stands. */
export const DIAGNOSTIC_SESSIONS = 2;

/** Subcategories that the diagnostic sessions visit, spread over the categories by weight. */
export const DIAGNOSTIC_BREADTH = 20;

/** The exam's mix of bands, Easy, Medium, Hard. No official figure exists; papers centre on Medium. */
export const EXAM_MIX: readonly [number, number, number] = [0.25, 0.5, 0.25];

/** Marks between a right (+3) and a wrong (-1) answer. */
export const MARKS_AT_STAKE = 4;

/** The chance of success on the exam's mix beyond which a subcategory needs no more than upkeep. */
export const TARGET_MASTERY = 0.9;

/** Least need, so that a strength is kept up and not dropped. */
export const LEAST_NEED = 0.08;

/**
 * Exponent on the slope of the score where a practice is valued. It is one in theory; but slopes are those of believed
 * abilities, and to follow them wholly is to follow their errors (simulated, docs/engine.md).
 */
export const SLOPE_SHARPNESS = 0.5;

/**
 * Logits over which that slope is taken: what a subcategory may gain in a course. The slope at one point is least where
 * nearly nothing is known, and would leave alone what a student is worst at.
 */
export const LOOK_AHEAD = 2;

/** Exponent on how much less the next practice of a subcategory teaches than its first. */
export const PRACTICE_SHARPNESS = 1.5;

/** Questions ahead, the worthiest first, by which categories share a pack: those of four sessions. */
export const QUESTIONS_AHEAD = 48;

/**
 * Exponent on need at the end of the diagnostic, of a category and inside it, falling with the fourth power of
 * the attempts from those of two sessions: beliefs from one or two answers lie close together, so needs are sharpened in
 * the first packs that lean.
 */
export const EARLY_SHARPNESS = 8;
export const SHARPENED_ATTEMPTS = 24;

/** Need that is sharpened neither way. */
export const AVERAGE_NEED = 0.3;

/**
 * What was never tried is worth the more, the longer it waits: from so many attempts on the worth of its practice grows
 * with their number, to this power, so that nothing of the exam is left out for good.
 */
export const UNTRIED_FROM = 200;
export const UNTRIED_GROWTH = 3;

/** How far those may take a category from its exam share, before its need counts. */
export const AHEAD_LEAN = { least: 0.3, most: 3 } as const;

/**
 * How far a category may lean from its exam share. Over ten sessions it is to stay between half and 1.7 times: the
 * rounding comes on top.
 */
export const CATEGORY_LEAN = { least: 0.53, most: 1.68 } as const;

/**
 * What is hardly ever right: from the first of these chances on the exam's mix it begins to count as such, at the second
 * it does wholly. Practice of it teaches little by the laws of aim.ts, and yet it is what a student needs help with.
 */
export const HARDLY_RIGHT = { from: 0.42, whole: 0.34 } as const;

/** Times its share that a category gets for it, and the worth of practice a subcategory has for it against the average. */
export const HARDLY_RIGHT_CATEGORY = 10;
export const HARDLY_RIGHT_WORTH = 1.7;

/**
 * Sessions before the exam in which the lean falls to none: in so many a mix like the exam's comes round to all of it
 * once. And the days they begin at the earliest: what is kept up before that fades again until the exam.
 */
export const RETENTION_SESSIONS = 10;
export const RETENTION_DAYS = 35;

/** Days a week on which somebody practises who has not said. */
export const USUAL_DAYS_A_WEEK = 5;

/** Masteries that target percentiles ask for, from this percentile to the last. */
export const EASIEST_PERCENTILE = 70;
export const MASTERY_RANGE = { least: 0.75, most: 0.92 } as const;

/** Items of a pack that are of other bands than the one it has most of. */
export const OTHER_BANDS = 2;

/** Largest share of Easy, or of Hard, in the first sessions after the diagnostic. */
export const FIRST_LEAN: readonly number[] = [0.5, 0.67];

/** Extra distance of an item for each of its form in a study unit: more than any misfit of success, twice more than a band. */
export const FORM_PENALTY = 2.2;

/** Relative noise on choices between near equals, so that equal students do not get equal packs. */
export const JITTER = 0.1;

/** Largest change of an item's fit (in chance of success) for having been served more than its like. */
export const EXPOSURE_PENALTY = 0.05;

/** Fresh items looked at per type and band: enough to balance exposure, independent of the bank's size. */
export const SAMPLE = 8;

/** Chance of success that a type one rank less needed must fit better by, to be preferred. */
export const TYPE_RANK = 0.005;

/** Chance of success that an item seen before its rest must fit better by than one never seen, at most. */
export const REPEAT_PENALTY = 0.2;
