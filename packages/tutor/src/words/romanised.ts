/** A table of signs, each with what it sounds like right behind it. */
const soundTable = (table: string): Readonly<Record<string, string>> =>
  Object.fromEntries(table.split(/\s+/).map(one => [one.slice(0, 1), one.slice(1)]));

/** What a consonant sounds like without its vowel, as it is written in chats. */
const consonants = soundTable(
  `कk खkh गg घgh ङn चch छchh जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फph बb भbh मm यy रr लl ळl
  वw शsh षsh सs हh`,
);

/** Signs of vowels behind a consonant; the virama stands for none. */
const signs = soundTable(`ाa िi ीi ुu ूu ृri ेe ैai ोo ौau ॉo ॅe ्`);

/** Vowels by themselves, and marks. */
const others: Readonly<Record<string, string>> = {
  ...soundTable(`अa आaa इi ईi उu ऊu ऋri एe ऐai ओo औau ऑo ऍe ंn ँn ःh`),
  '।': '. ',
};

const digitZero = 0x966;

interface Sound {
  consonant: string;
  vowel: string;
  /** Whether the vowel is the one that every consonant has, and that is left unsaid in places. */
  inherent: boolean;
}

function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = [];
  for (const sign of word) {
    const consonant = consonants[sign];
    const vowel = signs[sign];
    const last = sounds.at(-1);
    if (consonant !== undefined) sounds.push({ consonant, vowel: 'a', inherent: true });
    else if (vowel !== undefined && last) Object.assign(last, { vowel, inherent: false });
    else if (others[sign] !== undefined) sounds.push({ consonant: '', vowel: others[sign], inherent: false });
  }
  return sounds;
}

/** A word in Latin letters: its last inherent vowel is unsaid, and so is one between two sounds with a vowel of their own. */
function spoken(word: string): string {
  const sounds = soundsOf(word);
  const unsaid = { vowel: '', inherent: false };
  const last = sounds.at(-1);
  if (sounds.length > 1 && last?.inherent) Object.assign(last, unsaid);
  for (let i = sounds.length - 2; i > 0; i -= 1) {
    const [before, here, after] = sounds.slice(i - 1, i + 2);
    if (here?.inherent && before?.vowel && after?.consonant && after.vowel) Object.assign(here, unsaid);
  }
  return sounds.map(({ consonant, vowel }) => consonant + vowel).join('');
}

/** `log`, the people, before a word that a logarithm never has behind it. */
const people =
  /\blog(?=\s+(?:badh\w*|ghat\w*|aa\w+|ga[iy]\w*|chal\w*|the|thi|hain?|hote|honge|kam|[jz]yada|jo|ko|ne|baith\w*|mil\w*|kaam|chahiye)\b)/gi;

/** A text with what is written in Devanagari in the Latin letters and digits that chats have for it. */
export const romanised = (text: string): string =>
  /[\u0900-\u097f]/.test(text)
    ? text
        .normalize('NFD')
        // The dot that makes a borrowed sound of another: chats do not write it.
        .replace(/[\u093c\u200c\u200d]/g, '')
        .replace(/[\u0966-\u096f]/g, digit => String(digit.charCodeAt(0) - digitZero))
        .replace(/[\u0900-\u097f]+/g, spoken)
        .normalize('NFC')
    : text.replace(people, 'people');
