import { blockRange, closest, itemAt } from '../../../engine/outline-tree.ts';
import type { OutlineElement } from '../../../engine/types.ts';
import { matchesOf, queryAll } from '../../safe-dom.ts';
import { nodeAt } from '../../walk/node-at.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { ADDRESS_FIELDS } from '../parts/address-fields.ts';
import type { TextShare } from '../parts/text-share.ts';

/** Fields of forms that send something else than an address. */
const OTHER_FIELDS = 'textarea, select, input[type="password" i], input[type="search" i], input[type="file" i]';
/** Fields of a form that asks for names and consent too. */
const MAX_FIELDS = 6;
/** A box has at most this many characters of text, and this share of the kept text. */
const BOX_CHARS = 400;
const BOX_SHARE = 0.2;
/** Words of a line before a form that stands among the paragraphs, and the number of these lines. */
const LINE_WORDS = 20;
const LINES = 2;
/** What such a line says. */
const SIGN_UP =
  /newsletter|inbox|spam|\bjoin\b|subscri|sign[ -]?up|e-?mail|posteingang|abonn|anmeld|inscri|suscri|correo|iscri|assin|подпис|рассыл|登録|便り|メール|订阅|訂閱|来信|邮件|구독|اشترك|رسالة|نشرة/i;

/**
 * Indices of the blocks of sign-up boxes: the smallest box around a form for an address that has words besides it.
 * Where that is no short box, the form and the lines right before it that speak of letters. `share`: text per element.
 */
export function signUpBlocks(walk: Walk, { all, kept }: TextShare): number[] {
  const { elements, blocks } = walk.outline;
  const total = kept[0] ?? 0;
  const isBox = (at: number): boolean => at > 0 && (all[at] ?? 0) <= BOX_CHARS && (kept[at] ?? 0) <= BOX_SHARE * total;
  const found: number[] = [];
  const tried = new Set<number>();
  let end = 0;
  for (const [i, { tag, parent }] of elements.entries()) {
    if (tag !== 'input' || i < end || !matchesOf(nodeAt(walk, i), ADDRESS_FIELDS)) continue;
    const around = closest(elements, parent, (element) => element.tag === 'form');
    const form = around < 0 ? parent : around;
    // Each form is read once, however many fields it has.
    if (tried.has(form) || !isBox(form)) continue;
    tried.add(form);
    if (!asksForAddress(nodeAt(walk, form))) continue;
    const box = closest(elements, form, (_, at) => (all[at] ?? 0) > (all[form] ?? 0));
    const whole: OutlineElement = itemAt(elements, isBox(box) ? box : form);
    ({ end } = whole);
    found.push(...blockRange(whole));
    let lines: number[] = [];
    for (let b = whole.firstBlock - 1; !isBox(box) && b >= Math.max(0, whole.firstBlock - LINES); b--) {
      const { text, words, heading } = itemAt(blocks, b);
      if (heading === 1 || words > LINE_WORDS) break;
      lines.push(b);
      if (!SIGN_UP.test(text)) continue;
      found.push(...lines);
      lines = [];
    }
  }
  return found;
}

function asksForAddress(form: Element): boolean {
  return queryAll(form, 'input').length <= MAX_FIELDS && queryAll(form, OTHER_FIELDS).length === 0;
}
