import { categories } from '../taxonomy.ts';
import { counted, type GroupRule } from './group-rule.ts';

/** The subcategories with the largest exam weights, which need one form more in every type and band. */
const heaviest = new Set(
  categories
    .flatMap(c => c.subcategories)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 18)
    .map(s => s.code),
);

/** The first types of the bank, `AR.PCT.125` for three of a subcategory; they need one form more than later ones. */
const first = new Set(
  `
  AL.DIO.13 AL.FUN.23 AL.IND.24 AL.INQ.34 AL.LIN.14 AL.LOG.23 AL.MOD.24 AL.POL.24 AL.QUA.13 AL.SEQ.14
  AR.AVG.27 AR.INT.34 AR.MIX.23 AR.PCT.125 AR.PLD.35 AR.RAT.37 AR.REL.34 AR.TNW.25 AR.TSD.13 GM.ARE.2
  GM.CIR.12 GM.COO.16 GM.QAD.14 GM.SOL.3 GM.TRG.2 GM.TRI.36 MM.DST.2 MM.PNC.34 MM.PRB.3 MM.SET.3 NS.DIG.1
  NS.FAC.35 NS.FCT.1 NS.HCF.23 NS.NUM.2 NS.REM.12`
    .trim()
    .split(/\s+/)
    .flatMap(row => [...(row.split('.')[2] ?? '')].map(type => `${row.slice(0, 7)}${type}`)),
);

/** A type and band has enough different forms, not one form with different nouns. */
export const forms: GroupRule = items => {
  const item = items[0];
  if (!item) return ['no items'];
  const subcategory = item.type.split('.').slice(0, 2).join('.');
  const wanted = (heaviest.has(subcategory) ? 2 : 1) + (first.has(item.type) ? 1 : 0);
  const found = counted(items.map(item => item.form)).length;
  return found < wanted ? [`${found} forms of question, not ${wanted}`] : [];
};
