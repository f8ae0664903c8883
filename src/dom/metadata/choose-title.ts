import { bareText } from '../../engine/text/letters.ts';
import { addEvidence, type Candidates, strongest } from './evidence.ts';
import type { SourceMetadata } from './source-metadata.ts';
import { cutSiteName, isSiteName, NO_TITLE, SEPARATOR, sharesWords } from './title.ts';
import { headlineText } from './headline-text.ts';
import type { VisiblePage } from './visible-page.ts';

/**
 * Log-odds learned on wcxb-dev, rounded (docs/experiments/metadata-evidence.md). `line` and `description` are set by
 * hand.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  'only h1': 0.9,
  h1: 0.8,
  'open-graph': 0.7,
  heading: 0.8,
  line: 0.6,
  declared: 0.5,
  'starts window': 0.4,
  'whole window': -0.5,
  'one word': -0.6,
  'holds another': -0.7,
  'unlike window': -0.9,
  'inside window': -0.9,
  'is site': -0.9,
  long: -1.5,
  // Below any title of the page's own.
  description: -9,
  'no title': -9,
};

/** Characters of a heading that, with the end of a sentence, is more than a title. */
const LONG = 160;
/** The heading of the first section. */
const FIRST_SECTION = /^1[.)]\s/;
const ENDS_SENTENCE = /[.。]$/;

/** True for a sentence, or the rest of one ("tax on the income of persons"). */
function isLikeDescription(text: string): boolean {
  return ENDS_SENTENCE.test(text) || (text !== '' && text[0]!.toUpperCase() !== text[0]);
}

/** The page's title without the site's name; '' where it has none. */
export function chooseTitle(
  sources: readonly SourceMetadata[],
  windowTitle: string,
  page: VisiblePage,
  siteName: string | null,
  hostname: string,
): string {
  const found: Candidates<string> = new Map();
  const { blocks } = page.outline;
  const shown = blocks[page.headline];
  const add = (title: string, ...evidence: string[]): void => addEvidence(found, bareText(title), title, ...evidence);
  const declared = sources
    .flatMap(({ title }) => title ?? [])
    .filter((title) => !isSiteName(title, siteName, hostname));
  const stated = [...declared, windowTitle, ...windowTitle.split(SEPARATOR)];
  const heading = shown ? headlineText(page, page.headline, stated) : '';
  const cutHeading = cutSiteName(heading, siteName, hostname, []);
  const shownText = heading.startsWith(cutHeading) ? cutHeading : heading;
  const headlines = shown ? [shownText] : declared;
  const cut = (title: string): string => cutSiteName(title, siteName, hostname, headlines);
  const tops = blocks.filter(({ heading }) => heading === 1).length;
  if (shown) add(shownText, shown.heading === 1 ? 'h1' : shown.heading > 0 ? 'heading' : 'line');
  if (shown?.heading === 1 && tops === 1) add(shownText, 'only h1');
  add(cut(windowTitle), 'window');
  add(windowTitle, 'whole window');
  for (const { name, title } of sources) if (title !== null) add(cut(title), name, 'declared');
  const bareWindow = bareText(windowTitle);
  // A line that is neither declared nor in the window: the window has no title, or only the name of the site.
  const isUnnamed = shown?.heading === 0 && declared.length === 0 && !bareWindow.includes(bareText(shownText));
  const descriptions = sources.map(({ description }) => bareText(description ?? ''));
  for (const [key, { value, evidence }] of found) {
    if (isSiteName(value, siteName, hostname)) evidence.add('is site');
    const isSection = FIRST_SECTION.test(value) && !bareWindow.includes(key);
    if (isSection || NO_TITLE.test(value) || (isUnnamed && bareWindow.includes(key))) evidence.add('no title');
    if (value.length > LONG && ENDS_SENTENCE.test(value)) evidence.add('long');
    const isShown = bareWindow.includes(key) || key === bareText(shownText);
    if (!isShown && (isLikeDescription(value) || descriptions.includes(key))) evidence.add('description');
    if (/^[ -~]*$/.test(key) && !key.includes(' ')) evidence.add('one word');
    if (bareWindow.startsWith(key)) evidence.add('starts window');
    else if (bareWindow.includes(key) && !evidence.has('window')) evidence.add('inside window');
    else if (bareWindow !== '' && !sharesWords(value, windowTitle)) evidence.add('unlike window');
    for (const other of found.keys()) if (other !== key && key.includes(other)) evidence.add('holds another');
  }
  return strongest(found, WEIGHTS, -Infinity) ?? '';
}
