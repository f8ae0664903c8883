import { type BuiltArticle } from '../../src/dom/article/build-article.ts';
import { buildAtOnce } from '../../src/dom/testing/build-at-once.ts';
import { readPage } from '../../src/extract/read-page.ts';
import type { Walk } from '../../src/dom/walk/walk-page.ts';
import { ALGORITHMS } from '../../src/engine/algorithms/index.ts';
import type { Page, Resources, Verdicts } from '../../src/engine/types.ts';
import { composeComments } from '../../src/extract/compose-comments.ts';
import { finish } from '../../src/engine/steps.ts';
import { exporters } from '../../src/exporters/index.ts';
import { ATTRIBUTES, ELEMENTS } from '../../src/reader/article/allowlist.ts';
import { sinkResults } from '../../src/reader/testing/sanitizers.ts';
import { findForbidden, VIEW_ATTRIBUTES } from '../attacks/find-forbidden.ts';
import { findInvalid } from '../valid-html/find-invalid.ts';
import { drawPage } from './draw-page.ts';
import type { PageModel } from './page-model.ts';
import { ALL_CODE } from '../../src/dom/rare/all-code.ts';
import { NUMBERED, parse, wordsIn, wordsInOrder } from './words-of-content.ts';
import { wordsOfTitle } from './words-of-title.ts';

const ALLOWED = { elements: ELEMENTS, attributes: [...ATTRIBUTES, ...VIEW_ATTRIBUTES] };

/**
 * Reads the page with every algorithm and with other selections of blocks, and exports the first article. Throws an
 * error that describes the first property that does not hold.
 */
export async function checkPage(model: PageModel, resources: Resources): Promise<void> {
  const drawn = drawPage(model);
  try {
    const before = drawn.state();
    const { walk, metadata, page } = readPage(drawn.page);
    checkWalk(walk);
    const { title, url, leadImage } = metadata;
    ensure(leadImage === null || /^https?:/.test(leadImage), `lead image ${String(leadImage)}`);
    const readings: [string, Pick<Verdicts, 'keep'>][] = ALGORITHMS.map((algorithm) => [
      algorithm.id,
      checkVerdicts(algorithm.id, algorithm.classify(page, resources), page),
    ]);
    readings.push(['all blocks', { keep: page.outline.blocks.map(() => true) }]);
    readings.push(['a pattern', { keep: page.outline.blocks.map((_, at) => model.keep[at % model.keep.length]!) }]);
    const seen = new Set<string>();
    for (const [name, verdicts] of readings) {
      const key = verdicts.keep.map(Number).join('');
      if (seen.has(key)) continue;
      seen.add(key);
      const built = buildAtOnce(walk, verdicts, { title }, ALL_CODE);
      checkText(name, walk, verdicts.keep, built);
      checkBuilt(name, built.content);
      const shown = await checkedBySink(name, built.content, url);
      if (seen.size > 1) continue;
      await checkComments(name, walk, built.keep, url);
      const article = {
        ...metadata,
        lang: built.lang || metadata.lang,
        dir: built.dir,
        wordCount: built.length.wordCount,
        minutes: 1,
        confidence: 1,
        algorithm: name,
        content: built.content,
      };
      for (const exporter of exporters) checkExport(exporter.id, await exporter.render(article, shown), shown);
    }
    ensure(drawn.state() === before, 'the page has changed');
  } finally {
    drawn.remove();
  }
}

function checkWalk({ outline: { elements, blocks, runs }, elements: nodes, texts }: Walk): void {
  ensure(
    nodes.length === elements.length && texts.length === runs.length,
    'the walk has nodes without an element or run, or the reverse',
  );
  elements.forEach(({ parent, end, firstBlock, lastBlock }, at) => {
    ensure(parent < at && end > at && end <= elements.length, `element ${String(at)} has a wrong parent or end`);
    ensure(parent < 0 || end <= elements[parent]!.end, `element ${String(at)} ends after its parent`);
    ensure(firstBlock <= lastBlock && lastBlock <= blocks.length, `element ${String(at)} has a wrong range of blocks`);
  });
  runs.forEach(({ block, element, start, end }, at) => {
    ensure(
      block >= (runs[at - 1]?.block ?? 0) && block < blocks.length && element < elements.length,
      `text ${String(at)} is out of order`,
    );
    ensure(start <= end, `text ${String(at)} ends before it begins`);
  });
}

function checkVerdicts(name: string, verdicts: Verdicts, { outline }: Page): Verdicts {
  const { keep, score, reason, confidence } = verdicts;
  ensure(
    [keep, score, reason].every(({ length }) => length === outline.blocks.length),
    `${name} has no verdict for some blocks`,
  );
  ensure(confidence >= 0 && confidence <= 1, `${name} has the confidence ${String(confidence)}`);
  ensure(
    score.every((one) => !Number.isNaN(one)),
    `${name} scores a block as NaN`,
  );
  return verdicts;
}

/** Every word of the article is in the page, appears once and in the order of the page; no kept word is missing. */
function checkText(
  name: string,
  walk: Walk,
  keep: readonly boolean[],
  built: Pick<BuiltArticle, 'content' | 'keep' | 'title'>,
): void {
  const inPage = walk.texts.flatMap(({ data }) => data.match(NUMBERED) ?? []);
  const position = new Map(inPage.map((word, at) => [word, at]));
  const got = wordsIn(parse(built.content));
  ensure(
    new Set(got).size === got.length,
    `${name}: repeated words: ${got.filter((word, at) => got.indexOf(word) !== at).join(' ')}`,
  );
  // The source of a formula may be hidden, but the article has it.
  const inFormulas = new Set(
    walk.elements
      .filter(({ localName }) => localName === 'math')
      .flatMap((math) => (math.textContent ?? '').match(NUMBERED) ?? []),
  );
  // The article also has notes that the page shows only on demand.
  const hidden = new Set(walk.undisplayed.flatMap((element) => (element.textContent ?? '').match(NUMBERED) ?? []));
  const notes = parse(built.content).querySelector(':scope > .footnotes')?.textContent.match(NUMBERED) ?? [];
  const inNotes = new Set(notes.filter((word) => hidden.has(word)));
  const invented = got.filter((word) => !position.has(word) && !inFormulas.has(word) && !inNotes.has(word));
  ensure(invented.length === 0, `${name}: words that are not in the page: ${invented.join(' ')}`);
  const ordered = wordsInOrder(built.content);
  const misplaced = ordered.filter((word, at) => at > 0 && position.get(ordered[at - 1]!)! > position.get(word)!);
  ensure(misplaced.length === 0, `${name}: words out of order: ${misplaced.join(' ')}`);
  // It also drops headings at the end, whose text is not in the article.
  const end = built.keep.lastIndexOf(true);
  const isLast = (block: number): boolean => block > end && walk.outline.blocks[block]!.heading > 0;
  const there = new Set([...got, ...wordsOfTitle(walk, keep, built)]);
  const lost = walk.outline.runs
    .flatMap(({ block, element }, at) =>
      keep[block] === true && !isLast(block) && !isReplaced(walk, element) && !isPictureLabel(walk, block)
        ? (walk.texts[at]!.data.match(NUMBERED) ?? [])
        : [],
    )
    .filter((word) => !there.has(word));
  ensure(lost.length === 0, `${name}: kept words are missing: ${lost.join(' ')}`);
}

/**
 * The builder writes only allowed elements and attributes in valid places, and a parser reads them as the same tree.
 * Parsers drop or replace U+0000.
 */
function checkBuilt(name: string, content: string): void {
  const holder = document.createElement('div');
  holder.append(parse(content));
  const forbidden = [...holder.querySelectorAll('*')].flatMap((element) =>
    ELEMENTS.includes(element.localName)
      ? element.getAttributeNames().filter((attribute) => !ATTRIBUTES.includes(attribute))
      : [element.localName],
  );
  ensure(forbidden.length === 0, `${name}: the builder wrote ${forbidden.join(' ')}`);
  const [written, parsed] = [content, holder.innerHTML].map((html) => html.replaceAll(/[\0\ufffd]/g, ''));
  ensure(
    written === parsed,
    `${name}: the content parses to another tree: ${JSON.stringify([content.slice(0, 300), holder.innerHTML.slice(0, 300)])}`,
  );
  const invalid = findInvalid(holder);
  ensure(invalid.length === 0, `${name}: the content is not valid: ${invalid.join('; ')}`);
}

/** Reads all that the article leaves out as comments. */
async function checkComments(name: string, walk: Walk, inArticle: readonly boolean[], url: string): Promise<void> {
  const comments = finish(
    composeComments(
      walk,
      inArticle.map(() => 'comment'),
      inArticle,
      ALL_CODE,
    ),
  )?.comments;
  if (comments === undefined) return;
  checkBuilt(`${name}, comments`, comments.content);
  await checkedBySink(`${name}, comments`, comments.content, url);
}

/** Elements whose text is a replacement for other content (a player, a rendered formula), and line numbers. */
const REPLACED = /^(?:amp-|lite-|video$|audio$|object$|embed$|picture$|canvas$|map$|math$)/;
const REPLACED_CLASS = /lineno|line-numbers|katex|MathJax/;
/** Where a page has a code listing, the text of buttons is dropped. */
const LISTING = /^(?:pre|listing|xmp)$/;
const LISTING_CLASS = /syntaxhighlighter/;
/** The bar of buttons beside a code listing. */
const BAR_CLASS = /(?:^|\s)toolbar(?:\s|$)/;

/** True for text of an element that the article replaces by other content, or drops. */
export function isReplaced({ outline: { elements } }: Walk, element: number): boolean {
  for (let at = element; at >= 0; at = elements[at]!.parent) {
    const { tag, classes, role } = elements[at]!;
    if (REPLACED.test(tag) || REPLACED_CLASS.test(classes)) return true;
    if (
      (tag === 'button' || role === 'button' || BAR_CLASS.test(classes)) &&
      elements.some((one) => LISTING.test(one.tag) || LISTING_CLASS.test(one.classes))
    )
      return true;
  }
  return false;
}

/** A link label such as "Enlarge" has at most this many words, and its picture is within this many levels around it. */
const LABEL_WORDS = 3;
const LABEL_LEVELS = 4;

/** True for a short link beside a linked picture, whose words the article may leave out. */
function isPictureLabel({ outline: { elements, blocks, runs } }: Walk, block: number): boolean {
  const { words, chars, linkChars } = blocks[block]!;
  if (words > LABEL_WORDS || linkChars < chars) return false;
  let at = runs.find((run) => run.block === block)!.element;
  for (let level = 0; level < LABEL_LEVELS && elements[at]!.parent >= 0; level++) at = elements[at]!.parent;
  return elements.slice(at, elements[at]!.end).some(({ tag }) => tag === 'img' || tag === 'picture');
}

/** The content as the sink shows it, which is the same with each sanitiser. */
async function checkedBySink(name: string, content: string, url: string): Promise<DocumentFragment> {
  const [first, ...others] = await sinkResults(content, url);
  checkShown(name, content, first!);
  for (const other of others) ensure(first!.isEqualNode(other), `${name}: the sanitisers differ`);
  return first!;
}

/** The sink keeps every word and only allowed markup, also after its output is serialised and parsed again. */
function checkShown(name: string, content: string, shown: DocumentFragment): void {
  const forbidden = findForbidden(shown, ALLOWED);
  ensure(forbidden.length === 0, `${name}: the sink kept ${forbidden.join('; ')}`);
  const [before, after] = [wordsIn(parse(content)).join(' '), wordsIn(shown).join(' ')];
  ensure(before === after, `${name}: the sink changed ${before} to ${after}`);
  const holder = document.createElement('div');
  holder.append(shown.cloneNode(true));
  const again = findForbidden(parse(holder.innerHTML), ALLOWED);
  ensure(again.length === 0, `${name}: parsed again it has ${again.join('; ')}`);
}

function checkExport(format: string, written: string, shown: DocumentFragment): void {
  if (format === 'html') {
    const page = new DOMParser().parseFromString(written, 'text/html');
    const article = page.querySelector('body > article');
    const forbidden =
      article === null ? ['no article'] : findForbidden(article, { ...ALLOWED, elements: [...ELEMENTS, 'header'] });
    ensure(
      forbidden.length === 0 &&
        page.querySelector('script, base, link') === null &&
        page.querySelectorAll('style, meta').length === 3,
      `the ${format} file has ${forbidden.join('; ')}`,
    );
  }
  if (format !== 'text') return;
  ensure(
    (written.match(NUMBERED) ?? []).join(' ').endsWith(wordsIn(shown).join(' ')),
    `the ${format} file has different words`,
  );
}

function ensure(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}
