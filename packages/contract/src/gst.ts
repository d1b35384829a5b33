/**
 * States and union territories by the first two digits of a GSTIN. Not in a schema file, because the browser loads
 * it.
 */
export const indianStates = {
  '35': 'Andaman and Nicobar Islands',
  '37': 'Andhra Pradesh',
  '12': 'Arunachal Pradesh',
  '18': 'Assam',
  '10': 'Bihar',
  '04': 'Chandigarh',
  '22': 'Chhattisgarh',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '07': 'Delhi',
  '30': 'Goa',
  '24': 'Gujarat',
  '06': 'Haryana',
  '02': 'Himachal Pradesh',
  '01': 'Jammu and Kashmir',
  '20': 'Jharkhand',
  '29': 'Karnataka',
  '32': 'Kerala',
  '38': 'Ladakh',
  '31': 'Lakshadweep',
  '23': 'Madhya Pradesh',
  '27': 'Maharashtra',
  '14': 'Manipur',
  '17': 'Meghalaya',
  '15': 'Mizoram',
  '13': 'Nagaland',
  '21': 'Odisha',
  '34': 'Puducherry',
  '03': 'Punjab',
  '08': 'Rajasthan',
  '11': 'Sikkim',
  '33': 'Tamil Nadu',
  '36': 'Telangana',
  '16': 'Tripura',
  '09': 'Uttar Pradesh',
  '05': 'Uttarakhand',
  '19': 'West Bengal',
} as const;
export type StateCode = keyof typeof indianStates;

export const isStateCode = (code: string): code is StateCode => Object.hasOwn(indianStates, code);

/** Union territories without a legislature: their half of the tax is UTGST instead of SGST. */
const unionTerritories: readonly string[] = ['04', '26', '31', '35', '38'];

/** Taxes of a supply: two equal halves within a state, IGST between states. */
export function taxesOf(seller: StateCode, buyer: StateCode): readonly string[] {
  if (seller !== buyer) return ['IGST'];
  return ['CGST', unionTerritories.includes(buyer) ? 'UTGST' : 'SGST'];
}

/** State, PAN of the holder, number of the registration, Z, check character. */
const gstinForm = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

export const tidyGstin = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase();

/** Check character of a GSTIN from its first 14: weights 1 and 2 in turn, base-36 digits of the products added up. */
function checkCharacter(first14: string): string {
  let sum = 0;
  for (const [place, character] of [...first14].entries()) {
    const product = Number.parseInt(character, 36) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}

/** Why a text is not a GSTIN, in a sentence; undefined for a valid one. */
export function gstinProblem(gstin: string): string | undefined {
  if (!gstinForm.test(gstin)) return 'A GSTIN has 15 characters, such as 29ABCDE1234F1ZW.';
  if (!isStateCode(gstin.slice(0, 2))) return `No state has the code ${gstin.slice(0, 2)}.`;
  return checkCharacter(gstin.slice(0, 14)) === gstin[14]
    ? undefined
    : 'The last character does not fit the others. Please check the GSTIN for a typing mistake.';
}

/** The state of a valid GSTIN. */
export const stateOfGstin = (gstin: string) => gstin.slice(0, 2) as StateCode;
