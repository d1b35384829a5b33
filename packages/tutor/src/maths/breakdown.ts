import type { MathNode } from 'mathjs/number';
import { expressionOf, maths, near } from './evaluate.ts';
import { plainMaths } from './tex.ts';

const signs: Readonly<Record<string, string>> = { '*': '\\times', '/': '\\div', '+': '+', '-': '-' };

/** More lines than this are no help. */
const mostLines = 6;

/** As people write it: whole, or up to four decimals. */
const written = (value: number): string | null => {
  const rounded = Number(value.toFixed(4));
  return near(rounded, value) ? String(rounded) : null;
};

/** The innermost operation of two numbers, first from the left; null where there is none. */
function innermost(node: MathNode): MathNode | null {
  let found: MathNode | null = null;
  node.traverse((part: MathNode) => {
    const { op, args } = part as MathNode & { op?: string; args?: MathNode[] };
    const isNumber = (arg: MathNode | undefined) => arg?.type === 'ConstantNode';
    if (
      !found &&
      part.type === 'OperatorNode' &&
      args?.length === 2 &&
      isNumber(args[0]) &&
      isNumber(args[1])
    )
      if (op && (op in signs || op === '^')) found = part;
  });
  return found;
}

/**
 * A calculation one operation at a time, as LaTeX: `46 + 50 - 2 \times 8` is `2 × 8 = 16`, `46 + 50 = 96`,
 * `96 - 16 = 80`. Empty where it is no plain arithmetic, or has one operation alone.
 */
export function breakdownOf(tex: string): string[] {
  const expression = expressionOf(plainMaths(tex));
  if (!expression || expression.letters.size > 0) return [];
  const lines: string[] = [];
  let node: MathNode = maths.parse(expression.text.replace(/(\d+(?:\.\d+)?)\s*%/g, '($1/100)'));
  for (let i = 0; i < 2 * mostLines; i += 1) {
    node = node.transform((part: MathNode) =>
      part.type === 'ParenthesisNode' ? (part as MathNode & { content: MathNode }).content : part,
    );
    const next = innermost(node);
    if (!next) break;
    const { op, args } = next as MathNode & { op: string; args: { value: number }[] };
    const value = next.compile().evaluate() as number;
    const [a, b] = [args[0]?.value ?? 0, args[1]?.value ?? 0];
    const [left, right, result] = [written(a), written(b), written(value)];
    if (left === null || right === null || result === null) return [];
    lines.push(op === '^' ? `${left}^{${right}} = ${result}` : `${left} ${signs[op]} ${right} = ${result}`);
    node = node.transform((part: MathNode) => (part === next ? new maths.ConstantNode(value) : part));
  }
  return lines.length > 1 && lines.length <= mostLines ? lines : [];
}
