/** The bank of the tests has every form with a few questions: the whole one would be read and copied three times as long. */
export const smallBank = { ITEMS_PER_FORM: '3' };
