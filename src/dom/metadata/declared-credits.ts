import type { Article } from '../../article/article.ts';
import { isPersonName, LEADING } from './names.ts';
import type { VisiblePage } from './visible-page.ts';
import { asPlainLine, type SourceMetadata } from './source-metadata.ts';
import { SEPARATOR } from './title.ts';

/** Metadata of an article. Without data on the page, excerpt is '' and title is the host. */
export type Metadata = Pick<
  Article,
  | 'title'
  | 'byline'
  | 'siteName'
  | 'published'
  | 'updated'
  | 'section'
  | 'lang'
  | 'dir'
  | 'excerpt'
  | 'leadImage'
  | 'url'
  | 'address'
>;

/** What stands under the title of an article. */
export type Credits = Pick<Metadata, 'byline' | 'published' | 'updated'>;

/** Metadata with these credits instead of its own. */
export function withCredits(metadata: Metadata, { byline, published, updated }: Credits): Metadata {
  const { title, siteName, section, lang, dir, excerpt, leadImage, url, address } = metadata;
  return {
    title,
    byline,
    siteName,
    published,
    ...(updated !== undefined && { updated }),
    ...(section !== undefined && { section }),
    lang,
    dir,
    excerpt,
    leadImage,
    url,
    ...(address !== undefined && { address }),
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** The credits that the page declares, where what it shows is not known. */
export function declaredCredits(sources: readonly SourceMetadata[]): Credits {
  const byline = sources.find(({ authors }) => authors.length > 0)?.authors.join(', ') ?? '';
  // The page, in contrast to its article, declares when it was put on the site.
  const published =
    sources.find((source) => source.published !== null && source.name !== 'json-ld page')?.published ?? null;
  const updated = sources.map((source) => source.updated ?? '').find((day) => DAY.test(day));
  const isLater = updated !== undefined && DAY.test(published ?? '') && updated.slice(0, 10) > published!.slice(0, 10);
  return { byline: asPlainLine(byline) || null, published, ...(isLater && { updated }) };
}

/** Blocks around the headline in which a digit is a sign of a date, and "By" of a name. */
const NEAR = 14;
const LINE_CHARS = 100;
/** A line with another name after a comma or "and". */
const MORE_NAMES = /^\p{L}+:? .*(?:,|\s(?:and|und|et|y|e|och|og|en|и)) \p{Lu}\S+ \p{Lu}/u;

/**
 * True where declared credits leave a question that the page may answer: it declares no person, no day, or the day of
 * the revision only, and shows a sign of a name or a date; or a line near the headline names more persons than it
 * declares.
 */
export function hasOpenCredits(
  { sources, windowTitle }: { readonly sources: readonly SourceMetadata[]; readonly windowTitle: string },
  page: VisiblePage,
): boolean {
  const { byline, published } = declaredCredits(sources);
  const day = DAY.exec(published ?? '')?.[0];
  // The name of a site or a section may be written like that of a person.
  const others = [...sources.flatMap(({ siteName, section }) => [siteName, section]), ...windowTitle.split(SEPARATOR)];
  const isPerson = (name: string): boolean => isPersonName(name) && !name.startsWith('The ') && !others.includes(name);
  const isRevision = day !== undefined && sources.some(({ updated }) => updated?.startsWith(day));
  const from = Math.max(0, page.headline - NEAR);
  const near = page.outline.blocks.slice(from, Math.max(0, page.headline) + NEAR);
  if (day !== undefined && !isRevision && byline !== null && byline.split(', ').every(isPerson))
    // "By Ada Ek and Bo Li" where only Ada Ek is declared.
    return near.some(({ text, chars }) => chars <= LINE_CHARS && text.includes(byline) && MORE_NAMES.test(text));
  return (
    page.hasCredits ||
    near.some(
      ({ text, chars }) =>
        chars <= LINE_CHARS && (/[\d\u0966-\u096f\u09e6-\u09ef【]|[记記]者|기자/.test(text) || LEADING.test(text)),
    )
  );
}
