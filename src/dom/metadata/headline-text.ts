import { firstRunOf, itemAt } from '../../engine/outline-tree.ts';
import { bareText } from '../../engine/text/letters.ts';
import type { VisiblePage } from './visible-page.ts';

/** What the text of a heading is read from. */
type Headings = Pick<VisiblePage, 'outline' | 'attribute'>;

/** Readings of ruby, and controls. */
const LEFT_OUT_TAGS = new Set(['rt', 'rp', 'button']);
const PERMALINK_CLASS =
  /(?:^|[\s_-])(?:header-?link|anchor|perma-?link|edit-?section|heading-?link|hash-?link)(?:$|[\s_-])/;
/** The sign of a link to the heading itself, at an end. */
const SIGN_AFTER = /(?<!\s)(?:\s*[¶§🔗\ue000-\uf8ff]|\s+#){1,4}$/u;
const SIGN_BEFORE = /^(?:[¶§🔗#\ue000-\uf8ff]\s+)+/u;
/** What a link to the heading itself, or a note's mark, says. */
const LINK_WORDS =
  /^(?:[¶§🔗#*†‡[\]\d\ue000-\uf8ff\s]*|(?:copy )?(?:perma|permanent |direct |section )?(?:link|url)(?: (?:to|zu|zum|for) .*)?|(?:direkter |permanenter )?link zu .*|lien (?:permanent|direct).*|enlace (?:permanente|directo).*|(?:link|collegamento) (?:permanente|direto|diretto).*|(?:постоянная|прямая) ссылка.*|.*への(?:直接)?リンク|.*的?(?:直接|固定|永久)(?:链接|連結)|anchor|edit|\[?(?:edit|bearbeiten|modifier|editar|править)\]?)$/iu;
/** A label before a title: the kind of a thread, its state. */
const LABEL_CLASS = /(?:^|[\s_-])(?:label|badge|prefix)(?:$|[\s_-])/;
const MAX_LEVELS = 4;
/** Elements of a heading with a label, a badge or a second line, and characters of the title among them. */
const MAX_PARTS = 6;
const PART_CHARS = 8;

/** Longer texts are headings themselves. */
const LINK_CHARS = 60;

/** Numbers of headings, which may be links to them too. */
const NUMBERS = /^[[\]\d\s]+$/;

/** True for the text of a link or a button in a heading that leads to it or copies its address. */
export function isPermalinkText(text: string): boolean {
  return text.length <= LINK_CHARS && !NUMBERS.test(text) && LINK_WORDS.test(text.trim());
}

/**
 * The text of a heading without readings of ruby, marks of notes, buttons, links to itself and what is hidden from
 * screen readers. Of several elements in it, those that are a title which the page states (`stated`).
 */
export function headlineText(page: Headings, block: number, stated: readonly string[] = []): string {
  const { runs, blocks } = page.outline;
  const { text, element } = itemAt(blocks, block);
  let [written, last] = ['', 0];
  const parts: string[] = [];
  for (let i = firstRunOf(runs, block); runs[i]?.block === block; i++) {
    const run = runs[i]!;
    // A break between two runs is a space that belongs to neither.
    const isPart = !isLeftOut(page, run.element, element, text.slice(run.start, run.end), written.trim() === '');
    if (isPart) parts.push(text.slice(last, run.end));
    if (isPart) written += text.slice(last, run.end);
    last = run.end;
  }
  const bare = written.replace(SIGN_AFTER, '').replace(SIGN_BEFORE, '').trim();
  return statedPart(parts, bare, stated) ?? (bare === '' ? text : bare);
}

/** Some of the parts in a row that are a stated title, where the whole is in none; null without such. */
function statedPart(parts: readonly string[], whole: string, stated: readonly string[]): string | null {
  const titles = stated.map(bareText);
  if (parts.length < 2 || parts.length > MAX_PARTS || titles.some((title) => title.includes(bareText(whole))))
    return null;
  for (let from = 0; from < parts.length; from++)
    for (let to = parts.length; to > from; to--) {
      const part = parts
        .slice(from, to)
        .join('')
        .replace(/^[\s:|–—-]+/, '')
        .trim();
      if (part.length >= PART_CHARS && titles.includes(bareText(part))) return part;
    }
  return null;
}

function isLeftOut(page: Headings, from: number, heading: number, text: string, isFirst: boolean): boolean {
  let at = from;
  for (let level = 0; at > heading && level < MAX_LEVELS; level++) {
    const { tag, classes, parent } = itemAt(page.outline.elements, at);
    // Words that an animation moves, beside the whole headline for those who cannot see them.
    if (LEFT_OUT_TAGS.has(tag) || page.attribute(at, 'aria-hidden') === 'true') return true;
    const isMark =
      tag === 'sup' || (tag === 'a' && page.attribute(at, 'href').includes('#')) || PERMALINK_CLASS.test(classes);
    if ((isMark && LINK_WORDS.test(text.trim())) || (isFirst && LABEL_CLASS.test(classes))) return true;
    at = parent;
  }
  return false;
}
