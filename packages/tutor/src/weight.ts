import type { Piece } from './reply/situation.ts';

/** Pieces that only refuse, say that all is said, or did not understand; and those that stand beside them. */
const empty =
  /^(?:final|test|unsure|choice|elsewhere|close|close-open|open:why|open:similar|number:option|number:\?|unread|beyond|term:unknown|english)(?::|$)/;
/** Pieces that are polite, and tell nothing of the question. */
const polite = /^(?:greeting|welcome|welcome-open|exam)(?::|$)/;

const choice = 'choice:';

/** The names of pieces, with those of the messages that are offered behind them. */
export const namesOf = (pieces: readonly Piece[]): string[] => [
  ...pieces.flatMap(({ id, also = [] }) => [...also, id]),
  ...pieces.flatMap(({ choices = [] }) => choices.map(text => choice + text)),
];

/** The messages that a reply offered to be sent instead. */
export const choicesOf = (said: readonly string[]): string[] =>
  said.filter(id => id.startsWith(choice)).map(id => id.slice(choice.length));

/** Whether a reply of these pieces gave the student nothing, so that it costs them no message. */
export const isEmptyReply = (said: readonly string[]): boolean =>
  said.length > 0 && said.every(id => empty.test(id));

/** Whether a reply of these pieces helped with the question: an answer after it is one with help. */
export const isHelp = (said: readonly string[]): boolean =>
  said.length === 0 || said.some(id => !empty.test(id) && !polite.test(id));
