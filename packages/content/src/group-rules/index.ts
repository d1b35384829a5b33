import { answers } from './answers.ts';
import { forms } from './forms.ts';
import { frames } from './frames.ts';
import type { GroupRule } from './group-rule.ts';
import { numbers } from './numbers.ts';
import { rank } from './rank.ts';

/** The rules the items of a type and band obey together, by name. */
export const groupRules: Record<string, GroupRule> = { rank, answers, numbers, frames, forms };
