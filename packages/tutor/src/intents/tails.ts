import { maskTerms } from '../words/terms.ts';
import { trained, type Weighted } from './classifier.ts';
import { features, masked } from './tokens.ts';

/**
 * What a student asks beside lines of their own, as written examples: whether it is right, may be done or is needed, what comes next,
 * what is wrong, whether that is all, whether a value goes; `none` where the clause asks nothing.
 */
const examples = {
  right: `sahi?|sahi hai?|right?|correct?|is this right|is it correct|ok?|theek hai?|thik hai na|hai na|na?|yes?|pls check|check karo|check this|sahi hai kya
    is that ok|sahi hai na|correct na|am i right|right na|ryt?|sahi ja raha hu|is this correct|correct hai kya|galat to nahi|hai ki nahi|sahi ya galat|am i correct
    ye sahi hai|is it right so far|so mathtok right|mathtok correct?|mathtok sahi?|mathtok na?|mathtok hoga na|mathtok hai na|to numtok hoga na|numtok right?
    isnt it|aisa hi hai na|yahi na|thats it right|looks ok?|is my equation ok|equation sahi bani?|setup sahi hai?|is that fine|correct till here|yahan tak sahi?
    matlab mathtok sahi hai|so numtok it is?|numtok aayega na|so its mathtok right|verify|confirm karo|yehi hoga na|ye line sahi?`,
  may: `aise likh sakte hai?|can i write it like this|can i do this|aise kar sakte hai kya|compare karu?|add karu?|multiply kar du?|square karu dono side?|can i cancel
    divide kar sakta hu kya|subtract karna hai kya|should i add them|should i multiply|do i subtract|can i take lcm|lcm lu?|hcf nikalu?|kya mai isko jod du|jodu kya
    ghatau?|minus karna hai?|should i solve for x|x nikalu?|can i put x in first|rakh du isme?|substitute karu?|can i assume that|directly kar sakte hai kya
    is it allowed|chalega?|ye chalega kya|can i use termtok here|termtok lagau?|termtok use kar sakte?|should we use termtok|can i just add|can we cancel x|le sakte hai kya
    maan sakta hu?|can i take x as numtok|shall i divide by numtok|to divide karu?|numtok se divide karna hai kya|log lu dono side?|factorise karu?|expand karu?`,
  onward: `ab?|ab kya|ab kya karu|now?|now what|what now|next?|then?|phir?|fir kya|phir kya karu|aage?|aage kya|aage kaise|what next|what to do next|how to proceed
    how to go on|ab x kaise|ab x kaise nikalu|ab isse kaise nikale|ab d kaise count kare|iske baad kya|after this what|stuck here|stuck|yahan atak gaya|yahan tak aaya ab
    how do i get x from this|isse x kaise aayega|now how do i find the number|ab count kaise karu|ab aage nahi pata|what should i do after this|to ab|so now|ab kya nikalu
    ab termtok kaise nikale|how to use this|isko kaise use karu|ab condition kaise lagau|then how|phir kaise|agla step|kya karu ab|dont know what to do now|where do i go from here
    ab kya nikalna hai|next kya nikalu|how to get termtok now|uske baad|aage badhe kaise|baaki kaise karu|how to continue`,
  error: `kya galat kiya|kuch galat kiya kya|galti kaha hai|where is my mistake|what did i do wrong|whats wrong|galat kya hai|kaha galti hui|kuch galat hai kya|option me nahi hai
    ye option me hi nahi hai|not in the options|none of the options match|answer match nahi ho raha|numtok aa raha hai numtok nahi|why not matching|match nahi kar raha
    factor nahi ho raha|not coming whole|fraction aa raha hai|decimal aa raha hai|negative aa raha hai|is something wrong|mistake batao|kahan gadbad hai|gadbad kaha
    did i mess up|did i make a mistake|where am i going wrong|kahin galti to nahi|kyu nahi aa raha|it should be numtok but i get numtok|weird answer aa raha|ajeeb value aa rahi`,
  complete: `bas itna hi|bas itna hi hai kya|is that all|thats all?|bas?|aur bhi hai kya|koi aur case hai|any other case|is there another|are there more|or is there more|aur koi solution
    only these?|sirf yehi?|sirf ye do?|bas yahi do hai kya|is it only that|did i miss any|kuch chhoot gaya|kuch reh gaya kya|anything else|is this enough|itna kaafi hai|kaafi hai kya
    all cases done?|saare case ho gaye|total numtok cases only?|bas numtok hi hai|only numtok values?|and thats the answer?|to yehi answer hai|so answer is this?`,
  drop: `numtok hata du|numtok hata du na|hata du?|reject?|reject kar du|so reject|reject right|to ye nahi chalega na|numtok not possible na|numtok possible nahi|discard karu
    so numtok is out|numtok out?|numtok ko chhod du|ignore numtok|ignore kar du|numtok allowed nahi na|so numtok is not allowed right|ye value nahi le sakte na|drop it?
    negative reject karna hai na|negative nahi ho sakta na|so it cannot be numtok|numtok cant be right|exclude numtok|numtok bahar|wo case cancel na`,
  needed: `nikalna padega kya|x nikalna padega kya|pehle loan nikalna padega kya|do i need to find x|is it needed|zaroori hai kya|nikalna zaroori hai|do we need this|iski zaroorat hai
    do i have to find both|dono nikalne padenge|kya pehle ye nikalu|ye use hoga kya|ye kahin use hoga|is this useful|ye kaam aayega|kaam ka hai kya|does this help|will i need this
    isme iska kya kaam|numtok ka use hoga kya|is numtok even needed|numtok extra info hai kya|do i need termtok|should i find termtok first|kya mujhe termtok chahiye hoga
    x ki value chahiye kya|alag alag nikalna hai kya|separately nikalna padega|without finding x can we do|x nikale bina ho sakta hai`,
  none: `so x is numtok|let x be the price|total work is numtok|maine numtok liya|i took mathtok|by pythagoras|speed is numtok|using termtok|k is positive|given hai|x boys and y girls
    mathtok|so mathtok|to mathtok|numtok|x = price of one|mera answer numtok|i think numtok|from the first line|pehli condition se|isliye mathtok|because they are equal|kyunki dono same hai
    why|kyu|ye kyu|why is that|kaise aaya|kaha se aaya|what does this mean|iska matlab kya hai|numtok ya numtok|pehle ye ya wo|x or y|at least ya at most|bada ya chota|add or multiply
    how many|kitne hote hai|confused|samajh nahi aaya|hint|hint do|answer batao|formula kya hai|termtok kya hai|what is termtok|start kaise karu|how to start|kuch samajh nahi aa raha
    that means numtok free|uske paas numtok hai|yaar ye hard hai|ok|thanks|ok got it|acha|samajh gaya|i dont get it|diagram nahi ban raha|kis taraf|which side|kab hoga`,
} as const;

export type Tail = keyof typeof examples;
const kinds = Object.keys(examples) as Tail[];

const weighted = (text: string): Weighted =>
  [...new Set(features(text))].map(feature => [feature, feature.startsWith('~') ? 0.3 : 1]);

let classify: ((text: Weighted) => Float64Array) | undefined;
const learnt = () =>
  trained(
    kinds.flatMap((kind, label) =>
      examples[kind]
        .split(/\||\n/)
        .map(text => text.trim())
        .map(text => ({ features: weighted(masked(text, maskTerms)), label })),
    ),
    kinds.length,
  );

/** Below this share a clause asks nothing that is known. */
const least = 0.5;

/** The last clause of a message. */
const clauseOf = (message: string): string =>
  message
    .split(/\n|(?<=[?!])\s+(?=\w)|[.;,]\s+|(?<=\d)\s+(?=(?:kuch galat|kya galat|aise|sahi|right|correct)\b)/)
    .findLast(one => /[a-z]/i.test(one)) ?? message;

/** Clauses read lately: a reply asks for the same ones several times. */
const lately = new Map<string, Tail>();
const mostLately = 200;

/** What the last clause of a message asks; `none` where it asks nothing of what stands before it. */
export function tailOf(message: string): Tail {
  const clause = clauseOf(message);
  const known = lately.get(clause);
  if (known !== undefined) return known;
  classify ??= learnt();
  const shares = classify(weighted(masked(clause, maskTerms)));
  const share = Math.max(...shares);
  const tail = share < least ? 'none' : (kinds[shares.indexOf(share)] ?? 'none');
  if (lately.size >= mostLately) lately.clear();
  lately.set(clause, tail);
  return tail;
}
