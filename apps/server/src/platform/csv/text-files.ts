import { isUtf8 } from 'node:buffer';
import { AppError } from '../problems.ts';

const refuse = (words: string) => new AppError('validation_failed', words);

export const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const asCsv = 'Save it as "CSV UTF-8 (comma delimited)" and try again.';

const utf16 = `The file is in UTF-16 ("Unicode text"), not in UTF-8. ${asCsv}`;

/** UTF-16 without a byte-order mark: one byte of each of the first letters is zero. */
const isUtf16 = (bytes: Buffer) =>
  /^(?:00[2-7][0-9a-f]){4}|^(?:[2-7][0-9a-f]00){4}/.test(bytes.toString('hex', 0, 8));

/** File types by their first bytes in hexadecimal. */
const binaries: readonly [begins: RegExp, words: string][] = [
  [/^504b0[35]0[46]/, `This is an Excel workbook or a ZIP file, not a CSV file. ${asCsv}`],
  [/^d0cf11e0/, `This is an old Excel workbook, not a CSV file. ${asCsv}`],
  [/^255044462d/, 'This is a PDF, not a CSV file.'],
  [
    /^(?:1f8b|425a68|377abcaf|52617221)/,
    'This file is compressed. Unpack it and upload the CSV file inside.',
  ],
  [/^(?:89504e47|ffd8ff|47494638|52494646)/, 'This is a picture, not a CSV file.'],
  [/^(?:fffe|feff)/, utf16],
];

/** File types by their first characters. */
const texts: readonly [begins: RegExp, words: string][] = [
  [/^\{\\rtf/, 'This is an RTF document, not a CSV file.'],
  [
    /^<(?:!doctype|html|head|\?xml|script)/i,
    'This is a web page, not a CSV file. Perhaps it is that of a sign-in.',
  ],
  [/^[{[]/, 'This is JSON, not a CSV file.'],
];

function kindOf(bytes: Buffer): string | undefined {
  const hex = bytes.toString('hex', 0, 8);
  const words = bytes.toString('latin1', bytes.subarray(0, 3).equals(byteOrderMark) ? 3 : 0, 256).trimStart();
  return (
    binaries.find(([begins]) => begins.test(hex))?.[1] ?? texts.find(([begins]) => begins.test(words))?.[1]
  );
}

/** The first line that is not UTF-8. */
function lineOfFault(bytes: Buffer): number {
  let line = 1;
  for (let at = 0; at < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, at);
    const after = end < 0 ? bytes.length : end + 1;
    if (!isUtf8(bytes.subarray(at, after))) break;
    at = after;
  }
  return line;
}

/** Throws `validation_failed`, in words for the person who chose the file, when the bytes are not UTF-8 text. */
export function refuseUnreadable(bytes: Buffer): void {
  if (bytes.length === 0) throw refuse('The file is empty.');
  const kind = kindOf(bytes);
  if (kind !== undefined) throw refuse(kind);
  if (isUtf16(bytes)) throw refuse(utf16);
  if (bytes.includes(0)) throw refuse('This is no text: a CSV file holds no zero bytes.');
  if (!isUtf8(bytes)) throw refuse(`The file is not in UTF-8 (see line ${lineOfFault(bytes)}). ${asCsv}`);
}
