import { answers } from './answers.ts';
import { forms } from './forms.ts';
import { frames } from './frames.ts';
import type { GroupRule } from './group-rule.ts';
import { numbers } from './numbers.ts';
import { rank } from './rank.ts';

/** The rules for the items of a type and band together, by name. */
export const groupRules: Record<string, GroupRule> = { rank, answers, numbers, frames, forms };
