import { all, create, type FactoryFunctionMap, type MathNode } from 'mathjs/number';

/** Numbers and nothing else: what a student types is calculated, never run. */
export const maths = create(all as FactoryFunctionMap);

const functions: ReadonlySet<string> = new Set('sqrt log abs cbrt sin cos tan combinations'.split(' '));
/** Longer ones are not read. */
const mostSigns = 160;
/** A tower of powers would take for ever; and no question has numbers like these. */
const mostPower = 100;

/** The letters an expression has, or null where it holds something that is no plain arithmetic or algebra. */
function lettersOf(node: MathNode): Set<string> | null {
  const letters = new Set<string>();
  let plain = true;
  node.traverse((part: MathNode, path: string, parent: MathNode | null) => {
    const kind = part.type;
    if (kind === 'SymbolNode') {
      const { name } = part as MathNode & { name: string };
      if (parent?.type === 'FunctionNode' && path === 'fn') plain &&= functions.has(name);
      else if (/^(?:[a-z]|[csm]p|[sc]i)$/i.test(name)) letters.add(name);
      else plain &&= name === 'pi';
    } else if (kind === 'OperatorNode') {
      const { op, args } = part as MathNode & { op: string; args: MathNode[] };
      plain &&= ['+', '-', '*', '/', '^', '!'].includes(op);
      if (op === '^' && args[1]?.type === 'ConstantNode')
        plain &&= Math.abs((args[1] as MathNode & { value: number }).value) <= mostPower;
    } else plain &&= ['ConstantNode', 'ParenthesisNode', 'FunctionNode'].includes(kind);
  });
  return plain ? letters : null;
}

export interface Expression {
  text: string;
  letters: ReadonlySet<string>;
  /** Its value where the letters have these; null where it has none. */
  at(values: Readonly<Record<string, number>>): number | null;
}

/** What people write shorter than a calculator takes it: `500 - 20%`, `tan 60`, `8C5`, `root 3`. */
const shorthand: readonly [RegExp, string][] = [
  [/(?<![\d.%])(\d+(?:\.\d+)?)\s*([+-])\s*(\d+(?:\.\d+)?)\s*%\s*$/g, '$1*(1$2$3/100)'],
  [/(\d+(?:\.\d+)?)\s*%/g, '($1/100)'],
  [/\b(sin|cos|tan)\s*(?:\(\s*)?(\d+(?:\.\d+)?)(?:\s*(?:\^\s*)?(?:circ|deg|°))?\s*\)?/gi, '$1($2*pi/180)'],
  [/(\d|\)|\b)\s*root\s*\(/gi, '$1 sqrt('],
  [/(\d|\)|\b)\s*root\s*(\d+(?:\.\d+)?)/gi, '$1 sqrt($2)'],
  [/(?<![\w.])(\d+)\s*c\s*(\d+)(?![\w.])/gi, 'combinations($1,$2)'],
];

function calculable(text: string): string {
  let out = text;
  for (const [written, meant] of shorthand) out = out.replace(written, meant);
  return out;
}

/** The tree of an expression of plain signs; null where it is none. */
export function nodeOf(text: string): MathNode | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > mostSigns || !/[\da-z]/i.test(trimmed)) return null;
  try {
    const node = maths.parse(calculable(trimmed));
    return lettersOf(node) ? node : null;
  } catch {
    return null;
  }
}

/** Reads an expression of plain signs, `20% of` written as `20/100*`; null where it is none. */
export function expressionOf(text: string): Expression | null {
  const node = nodeOf(text);
  const letters = node && lettersOf(node);
  if (!node || !letters) return null;
  try {
    const code = node.compile();
    return {
      text: text.trim(),
      letters,
      at: values => {
        try {
          const value: unknown = code.evaluate({ ...values });
          return typeof value === 'number' && Number.isFinite(value) ? value : null;
        } catch {
          return null;
        }
      },
    };
  } catch {
    return null;
  }
}

/** The value of an expression without letters, or null. */
export function numberOf(text: string): number | null {
  const expression = expressionOf(text);
  return expression && expression.letters.size === 0 ? expression.at({}) : null;
}

/** Equal to within what is written: a rounded `33.3` is not 100/3, but 1e-9 apart is the same. */
export const near = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** Equal as people round: a number written with `decimals` places stands for all that round to it, or are cut to it. */
export const roundsTo = (written: number, exact: number, decimals: number): boolean =>
  near(written, exact) ||
  (decimals > 0 &&
    (Math.abs(written - exact) <= 0.5 * 10 ** -decimals + 1e-12 ||
      (Math.abs(written) < Math.abs(exact) && Math.abs(exact - written) < 10 ** -decimals)));

/** A number as it is shown: at most four decimals. */
export const written = (value: number): string => String(Number(value.toFixed(4)));
