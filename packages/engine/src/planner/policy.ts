/**
 * The planner's numbers. Those with a source name it; the rest are choices, made on simulated students
 * (test/adaptation.test.ts) and never on recorded ones.
 */

/** Mean chance of a right answer a pack aims at: inside .65 to .75, where practice teaches most per item. */
export const TARGET_SUCCESS = 0.71;

/** No item outside this range of chances while the type has one inside it. */
export const SUCCESS_RANGE = { low: 0.45, high: 0.9 } as const;

/** A first item at least this likely is called a likely one; the planner looks for one to open with. */
export const SURE_SUCCESS = 0.8;

/** How far the next target may leave TARGET_SUCCESS to bring the pack's mean back to it. */
export const LARGEST_CORRECTION = 0.15;

/** At most so many items of one type and of one subcategory in a pack: variety keeps a pack honest. */
export const MOST_OF_A_TYPE = 2;
export const MOST_OF_A_SUBCATEGORY = 4;

/** At most so many items of a pack return mistakes. */
export const MOST_DUE = 3;

/** Items that a subcategory the student asked for gets in the next pack, at least. */
export const WISHED_ITEMS = 2;

/** One item in so many goes to a subcategory never attempted, until all have been. */
export const ITEMS_PER_MEASUREMENT = 6;

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
 * Exponent on need, at the end of the diagnostic and in the long run. Beliefs from one or two answers
 * lie close together, so needs are sharpened until evidence has spread them; later a high exponent
 * would only drop what is nearly learned (in simulation it costs a tenth of the marks gained).
 */
export const EARLY_SHARPNESS = 4;
export const LATE_SHARPNESS = 0.5;

/** Attempts up to which needs are fully sharpened: two sessions. */
export const SHARPENED_ATTEMPTS = 24;

/** Days after a right answer until practising it again is worth half as much as it will be. */
export const SPACING_DAYS = 7;

/** Least worth of practice right after success, against practice after a long rest. */
export const LEAST_SPACING = 0.15;

/** Exponent on a category's relative need when it is given more or less than its exam share. */
export const LEANING_SHARPNESS = 1.5;

/** Sessions after which every category must be within one question of its exam share. */
export const SETTLING_SESSIONS = 10;

/** The most questions a category may be ahead of or behind its exam share in between. */
export const LARGEST_DEBT = 2;

/** Debt given back per session as the settling nears: less than the lightest category's share of twelve. */
export const DEBT_SETTLED_A_SESSION = 0.5;

/** Days over which practice must last until it counts; the exam is taken to be two months away. */
export const EXAM_HORIZON_DAYS = 60;

/** Relative noise on choices between near equals, so that equal students do not get equal packs. */
export const JITTER = 0.1;

/** Largest change of an item's fit (in chance of success) for having been served more than its like. */
export const EXPOSURE_PENALTY = 0.05;

/** Fresh items looked at per type and band: enough to balance exposure, independent of the bank's size. */
export const SAMPLE = 8;

/** Chance of success that a type one rank less needed must fit better by, to be preferred. */
export const TYPE_RANK = 0.08;

/** Chance of success that an item seen before its rest must fit better by than one never seen, at most. */
export const REPEAT_PENALTY = 0.2;
