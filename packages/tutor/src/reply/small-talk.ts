import type { Question } from '../question.ts';
import type { Said } from '../words/hinglish.ts';
import { unusedPart } from './checking/conditions.ts';
import type { Piece, Situation, Ways } from './situation.ts';

const ways = (name: string, texts: readonly Said[]): Ways =>
  texts.map(([text, hinglish], i): Piece[] => [{ id: `${name}:${i}`, text, hinglish }]);

/** Another subject, or an attempt to make the tutor something else. */
export const elsewhere = ways('elsewhere', [
  [
    'I can talk only about this question. You can ask for a hint, why an option is wrong, where a number comes from, or what a word means.',
    'Main sirf is question par baat kar sakta hoon. Hint mango, ya pucho ki option kyu galat hai, number kahan se aaya, ya kisi word ka matlab.',
  ],
  [
    'That is not about this question. Which line or word here is unclear?',
    'Ye is question ki baat nahi hai. Yahan kaunsi line ya kaunsa word clear nahi hai?',
  ],
  [
    'Let us stay with this question. Send me your working, and I check it line by line.',
    'Isi question par rehte hain. Apna working bhejo, main har line check karta hoon.',
  ],
]);

/** Before something to go on with. */
export const encouraged: readonly Said[] = [
  [
    'It is all right to feel so. Let us take one small piece.',
    'Aisa lagna theek hai. Ek chhota sa hissa lete hain.',
  ],
  ['Take a breath. One line is enough to go on.', 'Aaram se. Aage badhne ke liye ek line kaafi hai.'],
  ['All right. Here is one more piece that may help.', 'Theek hai. Ek aur baat jo kaam aayegi.'],
];

/** Before another answer to who was not answered. */
export const missed: readonly Said[] = [
  [
    'Sorry, I missed your question. This may be nearer to it.',
    'Sorry, tumhara sawaal main samjha nahi tha. Shayad ye paas ho.',
  ],
  [
    'Sorry, I missed it again. This is what else I can say on it.',
    'Sorry, phir se chook gaya. Is par itna aur keh sakta hoon.',
  ],
];

export const principlePiece = ({ principle }: Question): Piece => ({
  id: 'principle',
  text: `What to remember: ${principle}`,
  hinglish: `Yaad rakhne ki baat: ${principle}`,
});

/** For a question about the question with something changed: its steps were made for it as it stands. */
export const whatIf = ways('what-if', [
  [
    'That is another question, and the steps are written for this one. Go through them with your change, and see which line no longer holds. Send me your lines, and I check each calculation.',
    'Wo alag question hai, aur steps is question ke hain. Apne change ke saath unse guzro aur dekho kaunsi line nahi chalti. Apni lines bhejo, main har calculation check karta hoon.',
  ],
  [
    'Which line does your change touch first? Send me that line as it would be then.',
    'Tumhara change sabse pehle kaunsi line badalta hai? Wo line naye roop me bhejo.',
  ],
]);

export const greeting = ways('greeting', [
  [
    'Hello. Ask me about any line of this question, or send me your own working and I check it.',
    'Hello. Is question ki kisi bhi line par pucho, ya apna working bhejo, main check karta hoon.',
  ],
  ['Hello again. Which line is it?', 'Hello phir se. Kaunsi line hai?'],
]);

export const welcomeAfter = (principle: string): Ways =>
  ways('welcome', [
    [`Good. Remember this from it: ${principle}`, `Badhiya. Isse ye yaad rakho: ${principle}`],
    [
      'You are welcome. Ask for a *similar question* to test yourself.',
      'Koi baat nahi. Khud ko test karne ke liye *similar question* mango.',
    ],
    ['Good. Go on to the next one when you are ready.', 'Badhiya. Jab taiyar ho, agle question par jao.'],
    ['Glad it helped.', 'Achha hua kaam aaya.'],
  ]);

export const welcomeWhileOpen = ways('welcome-open', [
  [
    'Good. Try it now, and send me a line if you want it checked.',
    'Badhiya. Ab try karo, aur koi line check karani ho to bhejo.',
  ],
  ['Good. Choose an option when you are ready.', 'Badhiya. Jab taiyar ho, option chuno.'],
  ['Good. Ask me if a step does not work out.', 'Badhiya. Koi step na bane to pucho.'],
  ['All right.', 'Theek hai.'],
]);

export const noAnswerYet: readonly Said[] = [
  [
    'I tell you the answer only after you have chosen an option. Here is something to go on with.',
    'Answer main option chunne ke baad hi bataunga. Aage badhne ke liye ye lo:',
  ],
  ['I cannot tell you the answer yet. Here is a hint.', 'Answer abhi nahi bata sakta. Ek hint lo:'],
  [
    'Choose an option or skip, and the whole solution opens at once. Until then I can give you hints.',
    'Option chuno ya skip karo, poora solution turant khulega. Tab tak main hints de sakta hoon.',
  ],
];

/** Said of a final value while the question is open, the same for each of the four. */
export const finalWords = ways('final', [
  [
    'I do not say whether a final value is right before you have answered, whichever option it is.',
    'Final value sahi hai ya nahi, ye main answer se pehle nahi batata, chahe koi bhi option ho.',
  ],
  [
    'I leave the final value to you, right or wrong. Choose your option, and I will go through all of it with you.',
    'Final value tum par chhodta hoon, sahi ho ya galat. Option chuno, phir poora saath me dekhenge.',
  ],
  [
    'I would tell you the same of every option. When you have tested your value, choose it and see.',
    'Har option par main yahi kehta. Apni value test kar lo, phir chuno aur dekho.',
  ],
  ['You will know as soon as you answer.', 'Answer karte hi pata chal jaayega.'],
]);

const tests: Readonly<Record<string, Said>> = {
  AL: [
    'You can test it yourself: put it back into the condition of the question, and see whether the condition holds.',
    'Khud test karo: ise question ki condition me wapas rakho aur dekho condition sahi rehti hai ya nahi.',
  ],
  AR: [
    'You can test it yourself: take your value and go through the question from its first sentence. Every number in it should come out.',
    'Khud test karo: apni value lekar question ko pehle sentence se padho. Uska har number nikalna chahiye.',
  ],
  GM: [
    'You can test it yourself: draw it roughly to scale and see whether your value can be true.',
    'Khud test karo: mota-mota scale par banao aur dekho tumhari value ho sakti hai ya nahi.',
  ],
  MM: [
    'You can test it yourself: shrink the numbers until you can list all cases, and see whether your method counts them right.',
    'Khud test karo: numbers itne chhote karo ki saare case likh sako, phir dekho tumhara method sahi ginta hai ya nahi.',
  ],
  NS: [
    'You can test it yourself: check your value against every condition of the question, one after the other.',
    'Khud test karo: apni value ko question ki har condition se ek-ek karke milao.',
  ],
};

/** A longer sentence of the question is not quoted. */
const longest = 30;

/** How a student can test a value without being told, first by a sentence of the question; one test for each refusal, as long as there are some. */
export const selfTest = (question: Question, refusal: number, wrote: readonly string[]): Piece[] => {
  const { topic, stem } = question;
  // The first sentence says what there is, which no value can contradict.
  const unused = unusedPart(question, wrote);
  const condition =
    unused ??
    stem
      .split(/(?<=[.?!])\s+(?=[A-Z$])/)
      .slice(1)
      .findLast(
        one =>
          /\d/.test(one) &&
          !/\?|^(?:Find|What|How)\b|\bwants? to know\b/.test(one) &&
          one.split(' ').length <= longest,
      );
  const own: Said | null = !condition
    ? null
    : [
        `You can test it yourself: take it as true and calculate back. Does this sentence hold? “${condition.trim()}”`,
        `Khud test karo: ise sahi maan ke ulta calculate karo. Ye sentence sahi baithta hai? “${condition.trim()}”`,
      ];
  const said = refusal === 0 ? (own ?? tests[topic.code.slice(0, 2)]) : undefined;
  return said === undefined ? [] : [{ id: `test:${refusal}`, text: said[0], hinglish: said[1] }];
};

/** Said above a question of the same kind. */
export const twins = ways('similar', [
  [
    'Here is one of the same kind with other numbers. Answer with its letter or its value.',
    'Dusre numbers ke saath aisa hi ek question. Letter ya value se jawab do.',
  ],
  [
    'Another one. Send its letter or your value when you have it.',
    'Ek aur. Jab ho jaaye to letter ya value bhejo.',
  ],
  [
    'One more of this kind; this time try to name the principle first.',
    'Isi tarah ka ek aur; is baar pehle principle batane ki koshish karo.',
  ],
]);

/** When all is said: each once. */
const closersAfter = ways('close', [
  [
    'I have told you all I can on that. Tell me the line where it stops making sense, such as *step 2*, and I start there.',
    'Is par jitna keh sakta tha keh diya. Jis line par samajh aana band hota hai wo batao, jaise *step 2*, main wahan se shuru karta hoon.',
  ],
  [
    'I would only repeat myself. Solve the question again on paper from the first step, and send me your lines: I check each one.',
    'Main sirf dohraunga. Paper par pehle step se phir solve karo aur lines bhejo: main har ek check karta hoon.',
  ],
  [
    'Try this: cover the solution and say in one sentence what is asked. If that is hard, read the question again before the steps.',
    'Ye karo: solution chhupa do aur ek sentence me bolo kya pucha hai. Mushkil lage to steps se pehle question phir padho.',
  ],
  [
    'Ask me for a *similar question*. If you can do it with other numbers, you have understood this one.',
    '*Similar question* mango. Dusre numbers ke saath ho gaya to ye samajh aa gaya.',
  ],
  [
    'You can ask where a number comes from, what a word means, or for a shorter way.',
    'Puch sakte ho ki number kahan se aaya, word ka matlab kya hai, ya chhota tareeka.',
  ],
  [
    'Let us stop here for today. Your notebook will bring a question like this one again.',
    'Aaj ke liye itna. Tumhari notebook aisa question phir layegi.',
  ],
  [
    'Write what you would do next, even if it is a guess. I can help more with a wrong line than with none.',
    'Likho aage kya karoge, chahe andaza hi ho. Galat line par main zyada madad kar sakta hoon, khaali par nahi.',
  ],
  [
    'I have nothing new to add. Remember the principle for the next question.',
    'Mere paas aur kuch naya nahi. Agle question ke liye principle yaad rakho.',
  ],
  [
    'Read the steps aloud once, from the first to the last. Ask me about the one you hurry over.',
    'Steps ek baar zor se padho, pehle se aakhri tak. Jis par jaldi karo, uske baare me pucho.',
  ],
  [
    'That is all the help I have for this question. The next one of this kind will show what you remember.',
    'Is question par itni hi madad hai. Agla aisa question batayega kitna yaad raha.',
  ],
]);

const closersWhileOpen = ways('close-open', [
  [
    'I cannot go further before you answer: one more step would be the answer itself. Try it with what you have, or send me your lines to check.',
    'Answer se pehle aur aage nahi ja sakta: agla step hi answer hoga. Jo hai usse try karo, ya lines bhejo, main check karta hoon.',
  ],
  [
    'That was the last hint. Choose the option you think best; after that I go through every step with you.',
    'Ye aakhri hint tha. Jo option sahi lage chuno; phir har step saath me dekhenge.',
  ],
  [
    'Write the line you would do next and send it to me. I tell you whether it is right.',
    'Agli line jo tum likhoge wo bhejo. Main bataunga sahi hai ya nahi.',
  ],
  [
    'If you are still stuck, skip it: the full solution opens at once, and I explain each step.',
    'Ab bhi atke ho to skip karo: poora solution turant khulega, aur main har step samjhaunga.',
  ],
  [
    'Estimate first: which options are too large or too small for the numbers in the question?',
    'Pehle andaza lagao: question ke numbers ke hisaab se kaunse options bahut bade ya chhote hain?',
  ],
  [
    'Read the question once more and underline what is asked. Many slips start there.',
    'Question ek baar aur padho aur jo pucha hai use underline karo. Kai galtiyan wahin hoti hain.',
  ],
  [
    'You can ask what a word of the question means, or which sentence gives a number.',
    'Puch sakte ho ki question ke word ka matlab kya hai, ya kaunsa sentence number deta hai.',
  ],
  [
    'Do the next step yourself, even if you are not sure. Send it to me, and I check it.',
    'Agla step khud karo, pakka na ho to bhi. Mujhe bhejo, main check karta hoon.',
  ],
  [
    'Say the question in your own words: what is given, and what is asked? The next step often shows itself.',
    'Question apne shabdon me bolo: kya diya hai, kya pucha hai? Agla step aksar khud dikh jaata hai.',
  ],
  [
    'Choose the option you think best now. The solution will tell you more after that.',
    'Ab jo option sahi lage chuno. Uske baad solution aur batayega.',
  ],
]);

export const closers = ({ answer }: Situation): Ways => (answer ? closersAfter : closersWhileOpen);
