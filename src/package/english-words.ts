import shared from '../engine/algorithms/words.json';
import boilerpipe from '../engine/algorithms/boilerpipe/words.json';
import boilerpipeTree from '../engine/algorithms/boilerpipe-tree/words.json';
import bte from '../engine/algorithms/bte/words.json';
import divScorer from '../engine/algorithms/div-scorer/words.json';
import justext from '../engine/algorithms/justext/words.json';
import web2text from '../engine/algorithms/web2text/words.json';
import winnow from '../engine/algorithms/winnow/words.json';
import { BUILDER_REASONS, CHOICE_REASONS, PERSON_REASONS } from '../article/blocks.ts';

type AlgorithmWords = { readonly label: string; readonly summary: string };

const ALGORITHMS: Readonly<Record<string, AlgorithmWords & { readonly reasons?: Readonly<Record<string, string>> }>> = {
  ...{ winnow, bte, justext, boilerpipe, web2text },
  ...{ 'div-scorer': divScorer, 'boilerpipe-tree': boilerpipeTree },
};

const REASONS: Readonly<Record<string, string>> = {
  ...shared.reasons,
  ...Object.assign({}, ...Object.values(ALGORITHMS).map(({ reasons = {} }) => reasons)),
  [BUILDER_REASONS.kept]: 'belongs to a table, list or post that was kept',
  [BUILDER_REASONS.leftOut]: 'stated apart from the content, such as the title, or not text to read, such as a button',
  [CHOICE_REASONS.kept]: 'in the chosen selection',
  [CHOICE_REASONS.leftOut]: 'not in the chosen selection',
  [CHOICE_REASONS.largest]: 'no article was found; only the largest readable part is kept',
  [PERSON_REASONS.hand]: 'corrected by hand',
  [PERSON_REASONS.rule]: 'a rule of the site',
};

/** The reason of a block in English; the key itself where it is unknown. */
export function reasonInEnglish(key: string): string {
  return REASONS[key] ?? key;
}

/** The English name and summary of an algorithm; its id where it is unknown. */
export function algorithmInEnglish(id: string): AlgorithmWords {
  return ALGORITHMS[id] ?? { label: id, summary: '' };
}
