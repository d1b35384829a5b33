import { createRequire } from 'node:module';

let leaked: ReadonlySet<string> | undefined;

/** About 49,000 passwords most common in leaks, in lower case; loaded when the first new password is checked. */
function leakedOften(): ReadonlySet<string> {
  if (!leaked) {
    const { dictionary } = createRequire(import.meta.url)(
      '@zxcvbn-ts/language-common',
    ) as typeof import('@zxcvbn-ts/language-common');
    leaked = new Set(dictionary['passwords-common']);
  }
  return leaked;
}

/**
 * Words that common passwords are made of. A password is refused when it is one of these after lower-casing, undoing
 * usual substitutions (0 for o, @ for a …) and removing closing digits and signs.
 */
const stems = new Set(
  `password passwort passwd passw parola motdepasse contrasena senha pass word passphrase
  qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc wasd
  admin administrator root user guest login test tester testing demo sample default system master server
  welcome letmein trustno iloveyou loveyou love lovely mylove forever secret private access enter open hello hi hey
  abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa xyz changeme changeit newpassword mypassword temp temppass
  monkey dragon tiger lion eagle wolf bear panda cat dog kitty puppy horse dolphin turtle rabbit spider snake shark
  football cricket soccer baseball basketball hockey tennis golf sports player champion winner
  superman batman spiderman ironman starwars pokemon naruto goku matrix hulk thor avengers joker harrypotter
  sunshine princess flower rainbow butterfly angel angels baby babygirl sweet sweety sweetheart honey sugar cookie
  chocolate coffee banana apple orange cherry mango lemon peach cheese pepper ginger
  summer winter spring autumn monday tuesday friday sunday january february march april june july august september
  october november december today tomorrow
  india bharat hindustan mumbai delhi bangalore bengaluru chennai kolkata hyderabad pune jaihind vandemataram
  krishna ganesh shiva sairam omsairam jaishreeram radhe radhekrishna hanuman mahadev waheguru allah jesus christ god
  rahul rohit sachin dhoni virat kohli priya pooja neha amit deepak sanjay anjali ankit vijay ajay suresh ramesh
  michael jordan michelle jennifer jessica ashley daniel thomas george andrew robert charlie martin anthony joseph
  computer internet google facebook instagram whatsapp youtube twitter linkedin amazon microsoft windows apple iphone
  samsung nokia android linux ubuntu oracle cisco
  student students college school teacher exam study mba cat catexam iim iit iimahmedabad iimbangalore percentile
  quant aptitude maths math
  freedom whatever nothing killer hunter ninja shadow thunder phoenix mustang ferrari porsche mercedes harley yamaha
  ranger soldier diamond silver golden golden purple yellow orange black white blue red green pink
  money dollar rich lucky happy smile friend friends family mother father sister brother mom dad mummy papa beautiful
  fuckyou fuckoff asshole shit bitch sexy hottie jesuschrist blessed blessing faith peace heaven
  nopassword none null undefined blank unknown anonymous qwe asd zxc asdasd qweqwe zxczxc a s d`
    .split(/\s+/)
    .filter(Boolean),
);

const standIns: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const rows = [
  '0123456789',
  '9876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv',
];

const closing = /[\d\W_]+$/;
const undo = (text: string) => text.replace(/[013457@$!]/g, sign => standIns[sign] ?? sign);

function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  const bare = text.replace(closing, '');
  if (leakedOften().has(text)) return true;
  if (/^(.)\1*$/u.test(text) || /^(.{1,4}?)\1+$/u.test(text)) return true;
  if (/^\d+$/.test(text) && (text.length <= 8 || new Set(text).size <= 3)) return true;
  if (rows.some(row => row.repeat(2).includes(text))) return true;
  return [text, bare, undo(text), undo(bare), undo(text).replace(closing, '')].some(form =>
    stems.has(form.trim()),
  );
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The reason, in the person's words, why production refuses a password; null when it accepts it. `about` is public
 * knowledge of the person and the product.
 */
export function refusalOf(
  password: string,
  about: { email: string; name?: string; productName: string },
): string | null {
  const [localPart = ''] = about.email.split('@');
  const known = [about.email, localPart, about.name ?? '', about.productName].map(letters).filter(Boolean);
  const bare = letters(password);
  const bareStem = bare.replace(/\d+$/, '');
  if (known.some(text => text === bare || text === bareStem))
    return 'This password is your name, your email address or ours. Please choose another one.';
  if (isCommon(password))
    return 'This password is among the first that anyone would try. Please choose another one.';
  return null;
}
