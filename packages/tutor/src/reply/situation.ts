import type { Kind } from '../intents/intent.ts';
import type { Letter, Question } from '../question.ts';
import type { Term } from '../words/term.ts';

/** Where a student stands with a question, and what the tutor has told them of it. */
export interface Situation {
  /** Null while the question is open. */
  answer: { outcome: 'correct' | 'incorrect' | 'skipped' | 'image_failed'; chosen: Letter | null } | null;
  /** Names of all pieces said so far, hints of the ladder (`hint:0`) included, in order. */
  said: readonly string[];
  /** The step spoken of last, from 0. */
  step: number | null;
  /** What the student wrote before, in order. */
  wrote?: readonly string[];
}

/** Something the tutor can say, once: its name tells it from everything else. */
export interface Piece {
  id: string;
  /** Markdown with `$…$` and `$$…$$` maths; a block of the reply. */
  text: string;
  /** The same with the tutor's own words in Hinglish, for who writes so; the bank's texts stay as they are. */
  hinglish?: string;
  /** The step it speaks of, from 0. */
  step?: number;
  /** Says nothing by itself: it leads to the piece after it, which is what counts as said. */
  lead?: true;
  /** Names of other pieces that are said with it. */
  also?: readonly string[];
  /** Messages that the student may send instead, for a reply that was not sure. */
  choices?: readonly string[];
}

/** What a reply has to work from. */
export interface Asked {
  question: Question;
  situation: Situation;
  message: string;
  intent: Kind;
  /** How clearly it asks for that: share of the votes, 0 where nothing was near. */
  share: number;
  /** All that it could ask for, the likeliest first. */
  ranked: readonly Kind[];
}

/** Replies in order of preference: the first is given whose first piece, leads aside, has not been said. */
export type Ways = readonly (readonly Piece[])[];

/** A term with what it means. */
export const termPiece = ({ name, means }: Term): Piece => ({
  id: `term:${name}`,
  text: `**${name[0]?.toUpperCase()}${name.slice(1)}.** ${means}`,
  hinglish: `**${name[0]?.toUpperCase()}${name.slice(1)}.** Iska matlab ye hai: ${means}`,
});

/** A rung of the ladder. */
export const hintPiece = (text: string, rung: number): Piece => ({
  id: `hint:${rung}`,
  text,
  hinglish: `Is baat par dhyan do: ${text}`,
});
