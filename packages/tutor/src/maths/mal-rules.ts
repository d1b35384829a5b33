import type { MathNode } from 'mathjs/number';
import { maths, near, nodeOf } from './evaluate.ts';

/**
 * Wrong rules by which students calculate: each is the right rule with one part left out or exchanged. Their names and many of
 * their kinds are from Brown and Burton, "Diagnostic models for procedural bugs in basic mathematical skills" (1978), and
 * Sleeman, "Basic algebra revisited: mal-rules" (1984).
 */
export type MalRule =
  | 'added across'
  | 'denominators added'
  | 'power of each'
  | 'root of each'
  | 'exponents multiplied'
  | 'powers added'
  | 'exponents added'
  | 'power as product'
  | 'minus before bracket'
  | 'sum before product'
  | 'upside down'
  | 'order counted';

interface Operator extends MathNode {
  op: string;
  args: MathNode[];
}
interface Called extends MathNode {
  fn: { name: string };
  args: MathNode[];
}

const bare = (node: MathNode | undefined): MathNode | undefined =>
  node?.type === 'ParenthesisNode' ? bare((node as MathNode & { content: MathNode }).content) : node;

/** The parts of an operation of two; null of any other node. */
function partsOf(node: MathNode | undefined, ...signs: readonly string[]) {
  const inner = bare(node);
  if (inner?.type !== 'OperatorNode') return null;
  const { op, args } = inner as Operator;
  const [a, b, ...more] = args;
  return a && b && more.length === 0 && signs.includes(op) ? { op, a, b } : null;
}

const { OperatorNode, ParenthesisNode, FunctionNode } = maths as unknown as {
  OperatorNode: new (op: string, fn: string, args: MathNode[]) => MathNode;
  ParenthesisNode: new (content: MathNode) => MathNode;
  FunctionNode: new (name: string, args: MathNode[]) => MathNode;
};
const names: Readonly<Record<string, string>> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '^': 'pow',
};
const make = (op: string, a: MathNode, b: MathNode): MathNode =>
  new ParenthesisNode(new OperatorNode(op, names[op] ?? 'add', [a, b]));

/** What a wrong rule makes of one node; null where it does not apply. */
const rules: readonly [MalRule, (node: MathNode) => MathNode | null][] = [
  [
    'added across',
    node => {
      const sum = partsOf(node, '+', '-');
      const [a, b] = [partsOf(sum?.a, '/'), partsOf(sum?.b, '/')];
      return sum && a && b ? make('/', make(sum.op, a.a, b.a), make(sum.op, a.b, b.b)) : null;
    },
  ],
  [
    'denominators added',
    node => {
      const sum = partsOf(node, '+', '-');
      const [a, b] = [partsOf(sum?.a, '/'), partsOf(sum?.b, '/')];
      return sum && a && b && String(a.a) === String(b.a) ? make('/', a.a, make(sum.op, a.b, b.b)) : null;
    },
  ],
  [
    'power of each',
    node => {
      const power = partsOf(node, '^');
      const sum = partsOf(power?.a, '+', '-');
      return power && sum ? make(sum.op, make('^', sum.a, power.b), make('^', sum.b, power.b)) : null;
    },
  ],
  [
    'root of each',
    node => {
      if (node.type !== 'FunctionNode' || (node as Called).fn.name !== 'sqrt') return null;
      const sum = partsOf((node as Called).args[0], '+', '-');
      if (!sum) return null;
      return make(sum.op, new FunctionNode('sqrt', [sum.a]), new FunctionNode('sqrt', [sum.b]));
    },
  ],
  [
    'exponents multiplied',
    node => {
      const product = partsOf(node, '*', '/');
      const [a, b] = [partsOf(product?.a, '^'), partsOf(product?.b, '^')];
      if (!product || !a || !b || String(a.a) !== String(b.a)) return null;
      return make('^', a.a, make(product.op, a.b, b.b));
    },
  ],
  [
    'powers added',
    node => {
      const sum = partsOf(node, '+', '-');
      const [a, b] = [partsOf(sum?.a, '^'), partsOf(sum?.b, '^')];
      return sum && a && b && String(a.a) === String(b.a) ? make('^', a.a, make(sum.op, a.b, b.b)) : null;
    },
  ],
  [
    'exponents added',
    node => {
      const power = partsOf(node, '^');
      const inner = partsOf(power?.a, '^');
      return power && inner ? make('^', inner.a, make('+', inner.b, power.b)) : null;
    },
  ],
  [
    'power as product',
    node => {
      const power = partsOf(node, '^');
      return power ? make('*', power.a, power.b) : null;
    },
  ],
  [
    'minus before bracket',
    node => {
      const difference = partsOf(node, '-');
      const inner = partsOf(difference?.b, '+', '-');
      if (!difference || !inner) return null;
      return make(inner.op, make('-', difference.a, inner.a), inner.b);
    },
  ],
  [
    'sum before product',
    node => {
      const sum = node.type === 'ParenthesisNode' ? null : partsOf(node, '+', '-');
      const product = sum?.b.type === 'ParenthesisNode' ? null : partsOf(sum?.b, '*', '/');
      return sum && product ? make(product.op, make(sum.op, sum.a, product.a), product.b) : null;
    },
  ],
  [
    'upside down',
    node => {
      const quotient = partsOf(node, '/');
      return quotient ? make('/', quotient.b, quotient.a) : null;
    },
  ],
  [
    'order counted',
    node => {
      if (node.type !== 'FunctionNode' || (node as Called).fn.name !== 'combinations') return null;
      return new FunctionNode('permutations', (node as Called).args);
    },
  ],
];

function worthOf(node: MathNode): number | null {
  try {
    const value: unknown = node.evaluate();
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * The wrong rule that leads from a calculation to a wrong result, applied at one place of it; null where none does, or
 * where the calculation has letters.
 */
export function malRuleOf(calculation: string, result: number): MalRule | null {
  const root = nodeOf(calculation);
  if (!root) return null;
  for (const [rule, apply] of rules) {
    const places: MathNode[] = [];
    root.traverse(node => {
      if (apply(node)) places.push(node);
    });
    for (const place of places) {
      const value = worthOf(root.transform(node => (node === place ? (apply(node) ?? node) : node)));
      if (value !== null && near(value, result)) return rule;
    }
  }
  return null;
}

/** The terms of a sum, each with its sign, outermost first. */
function termsOf(node: MathNode | undefined, sign: number): [node: MathNode, sign: number][] {
  const sum = node?.type === 'ParenthesisNode' ? null : partsOf(node, '+', '-');
  if (!sum) return node ? [[node, sign]] : [];
  return [...termsOf(sum.a, sign), ...termsOf(sum.b, sum.op === '-' ? -sign : sign)];
}

/** The term of a sum that would make it come to a value if its sign were the other one; null where none would. */
export function termOfWrongSign(sum: string, value: number): string | null {
  const root = nodeOf(sum);
  const terms = termsOf(root ?? undefined, 1);
  const own = root && worthOf(root);
  if (own === null || own === undefined || terms.length < 2) return null;
  const found = terms.slice(1).find(([term, sign]) => {
    const worth = worthOf(term);
    return worth !== null && near(own - 2 * sign * worth, value);
  });
  return found ? String(found[0]) : null;
}
