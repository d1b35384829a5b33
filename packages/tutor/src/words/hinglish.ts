const telling =
  /\b(?:kya|kyu\w*|kyo\w*|kaise|kese|hai|hain|nahi\w*|nhi|mera|meri|mere|maine|mene|samajh\w*|samjh\w*|batao|bata|karo|karu|kar|kiya|aaya|aya|toh|agar|aur|sahi|galat|matlab|chahiye|hoga|hota|kitna|kitne|kaun|kahan?|yeh|ye|woh|wo|bhi|isme|dikhao|shuru|se|ko|ka|ki|ke|na|haan|sakt[aei]|laga|wal[aei]|waal[aei]|acha|accha|achha|rah?[aei]|hu[aei]|hoon|ga?y[aei]|lena|dena|kar?na|kr|karke|isko|usko|koi|kuch|pehle|phir|dono|[jz]yada|kyunki|wahi|yahan?|waha|sirf|abhi|liy[ae]|mil[ae]|milega|aat[aei]|kart[ae]|tha|thi|bhul|pata|kis(?:ka|ki|ne|ko)|[iu]ska|tak|baar|yaar|bhai|humne|tune|hata|du|lu|karu|jodu|nikalu|rakhu|kab|chalega|padega|hue|banega|wale?)\b/gi;

/** Whether a message is Hindi in Latin letters, or in its own: the tutor's own sentences are then Hinglish. */
const isHinglish = (written: string): boolean =>
  /[\u0900-\u097f]/.test(written) ||
  (written.match(telling) ?? []).length >= Math.max(1, 0.2 * (written.match(/[a-z]{2,}/gi) ?? []).length);

/** A sentence of the tutor's own in both languages. */
export type Said = readonly [english: string, hinglish: string];

/** A piece as it is said to who writes so. */
export const inTongueOf =
  (written: string) =>
  <One extends { text: string; hinglish?: string }>(piece: One): One =>
    piece.hinglish !== undefined && isHinglish(written) ? { ...piece, text: piece.hinglish } : piece;

export const inTongue = (written: string) => {
  const hinglish = isHinglish(written);
  return ([english, other]: Said): string => (hinglish ? other : english);
};
