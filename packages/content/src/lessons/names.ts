/** Last part of a lesson's address by subcategory code. Permanent, because links and search engines use them. */
export const lessonNames: Readonly<Record<string, string>> = {
  'AR.PCT': 'percentages',
  'AR.PLD': 'profit-loss-discount',
  'AR.INT': 'interest',
  'AR.RAT': 'ratio',
  'AR.AVG': 'averages',
  'AR.MIX': 'mixtures',
  'AR.TNW': 'time-and-work',
  'AR.TSD': 'time-speed-distance',
  'AR.REL': 'trains-boats-races',
  'AL.LIN': 'linear-equations',
  'AL.QUA': 'quadratic-equations',
  'AL.POL': 'polynomials',
  'AL.INQ': 'inequalities',
  'AL.MOD': 'modulus',
  'AL.LOG': 'logarithms',
  'AL.IND': 'indices-and-surds',
  'AL.FUN': 'functions',
  'AL.SEQ': 'sequences',
  'AL.DIO': 'integer-solutions',
  'GM.TRI': 'triangles',
  'GM.CIR': 'circles',
  'GM.QAD': 'quadrilaterals-and-polygons',
  'GM.COO': 'coordinate-geometry',
  'GM.ARE': 'areas',
  'GM.SOL': 'solids',
  'GM.TRG': 'trigonometry',
  'NS.FAC': 'factors-and-primes',
  'NS.HCF': 'hcf-and-lcm',
  'NS.REM': 'remainders',
  'NS.FCT': 'factorials',
  'NS.DIG': 'digits',
  'NS.NUM': 'number-properties',
  'MM.PNC': 'permutations-and-combinations',
  'MM.DST': 'distribution',
  'MM.PRB': 'probability',
  'MM.SET': 'sets',
};

/** The same for a code that a release may have dropped; null for an unknown one. */
export const maybeLessonNameOf = (code: string): string | null => lessonNames[code] ?? null;

/** Last part of the address of a subcategory's lesson. Throws for an unknown code. */
export function lessonNameOf(code: string): string {
  const name = maybeLessonNameOf(code);
  if (!name) throw new Error(`${code} has no lesson`);
  return name;
}

/** Subcategory code of the lesson at this address; null for an unknown one. */
export const lessonCodeOf = (name: string): string | null =>
  Object.entries(lessonNames).find(([, known]) => known === name)?.[0] ?? null;
