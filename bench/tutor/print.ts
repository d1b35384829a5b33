/** Prints conversations with the built-in tutor to be read: `node bench/tutor/print.ts [id …]`. */
import { conversations, hold, questionFor } from './conversation.ts';

const wanted = process.argv.slice(2);
for (const conversation of conversations()) {
  if (wanted.length > 0 && !wanted.includes(conversation.id)) continue;
  const question = questionFor(conversation);
  const { id, when, chosen = null, plain = false } = conversation;
  process.stdout.write(
    `\n=== ${id} ${when}${when === 'after' ? ` ${chosen ?? 'skipped'}` : ''}${plain ? ' plain' : ''}, key ${question.key}\n${question.stem}\n`,
  );
  for (const { text, intents, reply } of hold(conversation, question)) {
    const right = intents.includes(reply.intent) ? '' : ` (for ${intents.join(' or ')})`;
    process.stdout.write(`\n> ${text}\n[${reply.intent}${right}] ${reply.blocks.join('\n\n')}\n`);
  }
}
