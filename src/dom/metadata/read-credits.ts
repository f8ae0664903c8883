import { bareText } from '../../engine/text/letters.ts';
import type { Steps } from '../../engine/steps.ts';
import { chooseAuthors } from './choose-authors.ts';
import { chooseDate, updateAfter } from './choose-date.ts';
import type { Credits } from './declared-credits.ts';
import { entriesOf } from './entries.ts';
import type { DeclaredMetadata } from './read-metadata.ts';
import { asPlainLine } from './source-metadata.ts';
import { hostOf, isSiteName, SEPARATOR, sharesWords } from './title.ts';
import { visibleDates } from './visible-dates.ts';
import { visibleNames } from './visible-names.ts';
import type { VisiblePage } from './visible-page.ts';

/** Chooses authors and date from what the page declares and what it shows, in steps. */
export function* readCredits(
  { sources, siteName, url, windowTitle }: DeclaredMetadata,
  page: VisiblePage,
): Steps<Credits> {
  const entries = entriesOf(page);
  const dates = visibleDates(page, entries);
  const published = chooseDate(sources, dates, url);
  yield;
  const updated = updateAfter(published, sources, dates);
  // "A bell | Example News"
  const halves = windowTitle.split(SEPARATOR).slice(1).map(bareText);
  const isSite = (name: string): boolean => isSiteName(name, siteName, hostOf(url)) || halves.includes(bareText(name));
  // A class or a tag for authors may hold the title. A headline in other words may be the name of a writer.
  const headline = page.outline.blocks[page.headline]?.text ?? '';
  const isOfWindow = windowTitle === '' || sharesWords(headline, windowTitle);
  const titles = new Set([windowTitle, ...(isOfWindow ? [headline] : [])].map(bareText));
  const isTitle = (name: string): boolean => titles.has(bareText(name));
  const authors = chooseAuthors(sources, visibleNames(page, entries), isSite, isTitle);
  const byline = asPlainLine(authors.join(', ')) || null;
  return { byline, published, ...(updated !== null && { updated }) };
}
