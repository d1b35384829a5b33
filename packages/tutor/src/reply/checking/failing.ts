import { givesAway } from '../../guard.ts';
import { ladderOf } from '../../ladder.ts';
import { written } from '../../maths/evaluate.ts';
import type { Question } from '../../question.ts';
import { lettersIn, linkTex } from '../../reading/links.ts';
import { texOf } from '../../reading/statements.ts';
import type { JudgedLine } from '../../reading/work.ts';
import type { Said } from '../../words/hinglish.ts';
import { mistakeInAlgebra, mistakeInNumbers } from './mistakes.ts';
import { maths } from './pieces.ts';

/** What is said of a line that fails, by what is known of it. */
export function failing(question: Question, { link, verdict }: JudgedLine, open: boolean): Said | null {
  const line = maths(linkTex(link));
  switch (verdict.is) {
    case 'fails': {
      const side = maths(texOf(link.left, true));
      const mistake = mistakeInNumbers(link);
      if (mistake) return [`Look at ${line} again. ${mistake[0]}`, `${line} dobara dekho. ${mistake[1]}`];
      if (open || Number.isNaN(verdict.left))
        return verdict.sure
          ? [
              `Look at ${line} again: the two sides differ. Calculate ${side} once more.`,
              `${line} dobara dekho: dono sides alag aati hain. ${side} phir se calculate karo.`,
            ]
          : [
              `You wrote ${line}, as I read it, and by itself the two sides differ. Did you mean something else by it?`,
              `Tumne ${line} likha, aur akele dono sides alag aati hain. Kya tumhara matlab kuch aur tha?`,
            ];
      return verdict.sure
        ? [
            `Look at ${line} again: ${side} comes to ${maths(written(verdict.left))}.`,
            `${line} dobara dekho: ${side} se ${maths(written(verdict.left))} aata hai.`,
          ]
        : [
            `You wrote ${line}, as I read it. By itself ${side} would be ${maths(written(verdict.left))}; did you mean something else by it?`,
            `Tumne ${line} likha. Akele ${side} se ${maths(written(verdict.left))} aata hai; kya tumhara matlab kuch aur tha?`,
          ];
    }
    case 'minutes': {
      const hours = maths(`\\frac{${written(verdict.minutes)}}{60}`);
      return [
        `${line} holds where all times are minutes. In hours ${maths(written(verdict.minutes))} minutes are ${hours}.`,
        `${line} tab sahi hai jab saare times minutes me hon. Hours me ${maths(written(verdict.minutes))} minutes ${hours} hain.`,
      ];
    }
    case 'contradicts': {
      const mistake = verdict.from && mistakeInAlgebra(verdict.from, link);
      if (mistake) return [`Look at ${line} again. ${mistake[0]}`, `${line} dobara dekho. ${mistake[1]}`];
      return lettersIn(link.left, link.right).length > 1
        ? [
            `${line} does not fit your lines before it: they cannot hold together.`,
            `${line} tumhari pichhli lines ke saath match nahi karta: saath me sahi nahi ho sakte.`,
          ]
        : [
            `${line} does not fit the line before it: put it in there, and the two sides differ.`,
            `${line} pichhli line se match nahi karta: usme daal ke dekho, dono sides alag aati hain.`,
          ];
    }
    case 'barred': {
      const { by } = verdict;
      return by.side
        ? [
            `${line} solves your line, but ${maths(texOf(by.side))} of the question has no value there.`,
            `${line} tumhari line ko solve karta hai, par wahan question ke ${maths(texOf(by.side))} ki koi value nahi.`,
          ]
        : [
            `${line} solves your line, but ${maths(linkTex(by.line))} of the question is false there.`,
            `${line} tumhari line ko solve karta hai, par wahan question ka ${maths(linkTex(by.line))} galat hai.`,
          ];
    }
    case 'differs': {
      const side = maths(texOf(link.left, true));
      const because = question.path?.because[verdict.step] ?? question.steps[verdict.step]?.says ?? '';
      const reason = open && givesAway(question, because, ladderOf(question)) ? '' : ` ${because}`;
      return [
        `I get another value for ${side}.${reason}`,
        `Mujhe ${side} ki value alag mil rahi hai.${reason}`,
      ];
    }
    case 'no_identity': {
      const values = Object.entries(verdict.letters).map(
        ([letter, value]) => `${letter} = ${written(value)}`,
      );
      const [left, right] = [maths(written(verdict.left)), maths(written(verdict.right))];
      const [, inside = ''] = /^[fgh]\((.+)\)$/.exec(texOf(link.left)) ?? [];
      const put: Said = /[-+*/^]/.test(inside)
        ? [
            ` All of ${maths(inside)} stands in place of the letter of the rule: put it in brackets.`,
            ` Rule ke letter ki jagah poora ${maths(inside)} aata hai: use brackets me rakho.`,
          ]
        : ['', ''];
      return [
        `${line} does not hold for all values: with ${maths(values.join(', '))} the left side is ${left}, and the right side is ${right}.${put[0]}`,
        `${line} har value ke liye sahi nahi: ${maths(values.join(', '))} rakho to left ${left} aur right ${right} aata hai.${put[1]}`,
      ];
    }
    case 'holds':
    case 'identity':
    case 'follows':
    case 'fits':
    case 'unplaced':
      return null;
  }
}
