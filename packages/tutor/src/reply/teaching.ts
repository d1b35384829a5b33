import { givesAway } from '../guard.ts';
import { ladderOf } from '../ladder.ts';
import { near } from '../maths/evaluate.ts';
import { numbersIn } from '../maths/values.ts';
import { toldOf } from '../reading/placing.ts';
import { inTongue } from '../words/hinglish.ts';
import type { Asked, Piece, Ways } from './situation.ts';

const asksExample =
  /\b(?:examples?|udaharan|udahran)\b|\b(?:solve|show|dikhao|karke) (?:me )?(?:an?other|a similar|one more|ek aur|dusra)\b/i;

/** The form with other numbers, step by step. */
export function exampleWays({ question, situation, message }: Asked): Ways {
  if (!question.path || !asksExample.test(message)) return [];
  const count = situation.said.filter(id => id.startsWith('example:')).length;
  // Of an open question no example has an answer that is one of its options.
  const isOption = (answer: string) => question.options.some(({ text }) => text === answer);
  const found = Array.from({ length: 4 }, (_, i) => question.path?.example(4 * count + i) ?? null);
  const example = found.find(one => one !== null && (situation.answer || !isOption(one.answer)));
  if (!example) return [];
  const tell = inTongue(message);
  const steps = example.steps.map(
    ({ says, works }, i) => `${i + 1}. ${says}${works === '' ? '' : `\n\n$$${works}$$`}`,
  );
  const head = tell([
    'The same kind of question with other numbers, solved:',
    'Isi type ka question, dusre numbers ke saath, solve kiya hua:',
  ]);
  return [
    [
      {
        id: `example:${count}`,
        text: [
          head,
          example.stem,
          ...steps,
          tell([`So the answer there is ${example.answer}.`, `Wahan answer ${example.answer} hai.`]),
        ].join('\n\n'),
      },
    ],
  ];
}

const fromScratch =
  /\bfrom (?:the )?(?:very )?(?:scratch|start|basics?|beginning|zero)\b|\bbasics? se\b|\bshuru(?:at)? se\b|\bwhole (?:thing|question|method)\b|\b(?:theory|concept|chapter|topic)\b.*\b(?:explain|samjh\w*|teach|padha\w*|kya)\b|\b(?:explain|teach|samjh\w*)\b.*\b(?:theory|concept|chapter|topic)\b|^\s*(?:theory|concept)\W*$/i;

/** The method and the first step, for who wants it from scratch; the lesson of its topic, where there is one. */
export function scratchWays({ question, situation, message }: Asked): Ways {
  if (!fromScratch.test(message)) return [];
  const tell = inTongue(message);
  const lesson = question.lesson
    ? `\n\n${tell([`The lesson on this topic: ${question.lesson}`, `Is topic ka lesson: ${question.lesson}`])}`
    : '';
  const [first] = question.steps;
  const begin = first ? tell([`Begin so: ${first.says}`, `Shuru aise karo: ${first.says}`]) : '';
  const text = `${question.approach}\n\n${begin}${lesson}`;
  // Of an open question the hints say as much of it as may be told.
  if (situation.answer || !givesAway(question, text, ladderOf(question)))
    return [[{ id: 'scratch', text, step: 0 }]];
  const [idea] = ladderOf(question);
  return idea === undefined ? [] : [[{ id: 'hint:0', text: `${idea}${lesson}` }]];
}

const asksMethod =
  /\b(?:can|could|may|should|shall|kya)\s+(?:i|we|you|hum|main|mai)\b.*\b(?:us\w+|use|apply|solve|do (?:it|this)|by|with|through|karke|laga\w*|se)\b\s*(.*)$|\b(?:does|will|would|kya)\s+(.*?)\s+(?:work|kaam|chalega|lag\w*)\b|^(.*?)\s+(?:se|laga ke|use karke)\s+(?:ho|kar|nikal|solve)\w*/i;

/** Ways of calculating by the words that students have for them, and the words that solutions use. */
const methods: readonly (readonly [name: string, asked: RegExp, used: RegExp])[] = [
  [
    'alligation',
    /\b(?:alligation|aligation|mixture rule)\b/i,
    /alligation|weighted average|weighted by|distances? (?:from|to) the (?:mean|average)/i,
  ],
  ['an equation', /\b(?:equations?|algebra|let x|x maan\w*|variables?)\b/i, /equation|\bLet\b|=\s*[a-z]\b/i],
  [
    'trying the options',
    /\b(?:options?|back ?solv\w*|hit and trial|trial|substitut\w*|put(?:ting)? values?)\b/i,
    /tr(?:y|ied)|substitut|put/i,
  ],
  [
    'taking 100',
    /\b(?:assum\w*|take|taking|maan\w*|let)\b.*\b100\b|\b100 (?:maan|le|assume|as)\w*/i,
    /\$?100\$?/,
  ],
  ['the LCM', /\blcm\b/i, /lcm|common multiple/i],
  ['ratios', /\bratios?\b/i, /ratio|:\s*\d|parts/i],
  ['the unitary method', /\bunitary\b/i, /\bone\b|each|per /i],
  ['a formula', /\b(?:formula|sutra)\b/i, /formula|=/i],
  ['fractions', /\bfractions?\b/i, /frac/i],
  ['a Venn diagram', /\bvenn\b/i, /overlap|both|circle/i],
  ['similar triangles', /\bsimilar(?:ity)?\b/i, /similar/i],
  ['Pythagoras', /\bpyth\w*/i, /pythag|right angle|square of/i],
  ['complementary counting', /\bcomplement\w*|\btotal minus\b/i, /complement|all .* less|without|minus/i],
];

/** Whether a way of one's own leads here: what the solution does with it, and how to have it checked. */
export function methodWays({ question, situation, message }: Asked): Ways {
  if (!asksMethod.test(message)) return [];
  const found = methods.find(([, asked]) => asked.test(message));
  if (!found) return [];
  const [name, , used] = found;
  const { approach, faster, steps, snapRead, principle } = question;
  const tell = inTongue(message);
  const id = `method:${name}`;
  const inSteps = steps.findIndex(({ says, works }) => used.test(`${says} ${works}`));
  const inFaster = faster !== null && used.test(faster);
  const isPlanned = used.test(`${approach} ${snapRead} ${principle}`);
  const check = tell([
    'Write your first line with it, and I hold it against the question.',
    'Apni pehli line likho, main use question se milata hoon.',
  ]);
  if (situation.answer) {
    if (inFaster)
      return [
        [
          {
            id,
            text: `${tell([`Yes, ${name} works here, and is quicker:`, `Haan, ${name} yahan chalta hai, aur jaldi bhi:`])} ${faster}`,
          },
        ],
      ];
    if (inSteps >= 0)
      return [
        [
          {
            id,
            step: inSteps,
            text: `${tell([`Yes, that is what step ${inSteps + 1} does.`, `Haan, step ${inSteps + 1} wahi karta hai.`])} ${steps[inSteps]?.says ?? ''}`,
          },
        ],
      ];
  } else if (isPlanned || inSteps >= 0)
    return [
      [{ id, text: `${tell([`Yes, ${name} can lead there.`, `Haan, ${name} se ho sakta hai.`])} ${check}` }],
    ];
  return [
    [
      {
        id,
        text: `${tell([`The solution goes another way, but ${name} is no mistake by itself.`, `Solution dusre tareeke se jaata hai, par ${name} apne aap me galat nahi.`])} ${check}`,
      },
    ],
  ];
}

/** After a hint: one quantity on the way that a student can find now; its name says which is meant in the next message. */
export function askedNext({ question, situation, message }: Asked, step: number, hint: string): Piece | null {
  const { path } = question;
  if (!path || situation.answer) return null;
  const shown = numbersIn(hint);
  const at = toldOf(path, true).find(i => {
    const { name, step: found = 0, value: [value = 0] = [] } = path.quantities[i] ?? {};
    return name && found >= step && !shown.some(one => near(one, Math.abs(value)));
  });
  const name = at === undefined ? null : path.quantities[at]?.name;
  if (at === undefined || !name) return null;
  const text = inTongue(message)([
    `What do you get for ${name}? Send me the number.`,
    `${name} kitna aata hai? Number bhejo.`,
  ]);
  return { id: `ask:${at}:${situation.said.length}`, text };
}
