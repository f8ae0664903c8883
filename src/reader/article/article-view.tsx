import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Article } from '../../article/article.ts';
import { interfaceLanguage, translate } from '../../platform/browser/translate.ts';
import { messageKey } from '../../platform/browser/message-keys.ts';
import { packFile } from '../../platform/messages/protocol.ts';
import { formatMinutes } from '../text/counts.ts';
import { formatDate, hostOf, shorten } from '../text/page-strings.ts';
import { ArticleContent } from './article-content.tsx';
import { contentParts } from './content-parts.ts';
import { fillWidth } from './fill-width.ts';
import { prepareSink } from './sink.ts';
import { standfirst } from './standfirst.ts';
import { useFurtherPages } from './use-further-pages.ts';
import { useLateStyles } from './use-late-styles.ts';

/** A title with more characters than this is a sentence and gets a smaller font. */
const LONG_TITLE = 90;

/** A short name with a number, such as COVID-19, which a line would break at the hyphen. */
const NUMBERED_NAME = /(?<![\p{L}\d-])(\p{L}{2,12}-\d{1,4})(?![\p{L}\d-])/u;

/** A lead image narrower than this is a logo or a share button. CSS pixels. */
const MIN_LEAD_WIDTH = 320;

type ArticleViewProps = {
  readonly article: Article;
  /** True for the start of a large article, whose rest is still read. */
  readonly hasRest: boolean;
  /**
   * Called when the whole article is in the document. Returns a function that is called when it is replaced. Undefined
   * until the view knows what to do then.
   */
  readonly onShown: ((article: Article) => () => void) | undefined;
};

/** The view, once articles can be sanitised. */
export async function readyArticleView(): Promise<typeof ArticleView> {
  await prepareSink();
  return ArticleView;
}

/** The article: title, credits, standfirst, lead image and text. */
function ArticleView({ article, hasRest, onShown }: ArticleViewProps) {
  const start = useRef<Article | null>(null);
  // Equal content stays in the document, so that its pictures do not load again and the text does not move.
  const parts = useMemo(() => contentParts(article, { hasRest, start: start.current }), [article.content, article.url]);
  start.current = hasRest ? article : null;
  const furtherContents = useFurtherPages(article);
  const summary = useMemo(() => {
    // The first post of a thread is its question, not a summary of it.
    if (article.thread) return '';
    return standfirst(article.excerpt, article.title, parts[0]?.().textContent ?? '');
  }, [article, parts]);
  const isReady = useLateStyles(article, { hasRest }) && furtherContents !== null;
  useEffect(() => (isReady && !hasRest ? onShown?.(article) : undefined), [article, isReady, onShown === undefined]);
  if (!isReady) return null;
  const hasLead = article.leadImage !== null && !article.content.includes('<img');
  return (
    <article class="sheet" dir={article.dir} lang={article.lang || undefined} aria-labelledby="title">
      <header class="opening">
        <h1 id="title" class={[...article.title].length > LONG_TITLE ? 'long' : undefined}>
          {article.title
            .split(NUMBERED_NAME)
            .map((part, at) => (at % 2 === 0 ? part : <span class="whole">{part}</span>))}
          {article.title === '' && hostOf(article.url)}
        </h1>
        <Credits article={article} />
        {article.note !== undefined && <AlgorithmNotice notice={article.note} missing={article.missing} />}
        {summary !== '' && <p class="standfirst">{summary}</p>}
      </header>
      {hasLead && <LeadImage url={article.leadImage ?? ''} />}
      <ArticleContent parts={parts} hasRest={hasRest} />
      {hasRest && (
        <div class="rest">
          <div class="skeleton-shape" />
        </div>
      )}
      {furtherContents.map((furtherContent, at) => (
        <FurtherPage key={furtherContent} number={article.further?.[at]?.number ?? 0} content={furtherContent} />
      ))}
    </article>
  );
}

/** A page after the first, below a heading with its number. */
function FurtherPage({ number, content }: { readonly number: number; readonly content: DocumentFragment }) {
  const name = translate('continue_page', number);
  const parts = useMemo(() => [() => content], [content]);
  return (
    <section class="further" aria-label={name}>
      <p class="page-heading" data-page={number} tabIndex={-1} lang={interfaceLanguage()} dir="auto">
        {name}
      </p>
      <ArticleContent parts={parts} />
    </section>
  );
}

/** Byline, site, date and reading time. Each is in a bdi, so that its direction does not affect the line. */
function Credits({ article }: { readonly article: Article }) {
  const host = hostOf(article.url);
  // An article without a title shows the host as its title, so the credits leave it out.
  const site = article.siteName ? shorten(article.siteName) : article.title === '' ? '' : host;
  const byline = article.byline && shorten(article.byline);
  const language = interfaceLanguage();
  return (
    <p class="credits">
      {byline && (
        <span class="byline">
          <bdi>{byline}</bdi>
        </span>
      )}
      {site && site !== byline && (
        <span>
          <bdi>{site}</bdi>
        </span>
      )}
      {article.published && (
        <time dateTime={article.published} lang={language}>
          {formatDate(article.published, language)}
        </time>
      )}
      {article.updated && (
        <span>
          <bdi lang={language}>{translate('credits_updated', formatDate(article.updated, language))}</bdi>
        </span>
      )}
      <span>
        <bdi lang={language}>{formatMinutes(article.minutes)}</bdi>
      </span>
    </p>
  );
}

/** The algorithm's notice about its own work; names the file of a missing resource. */
function AlgorithmNotice({ notice, missing }: { readonly notice: string; readonly missing: string | undefined }) {
  return (
    <p class="algorithm-notice" lang={interfaceLanguage()} dir="auto">
      {missing === undefined
        ? translate(messageKey('note', notice))
        : translate(messageKey('note', notice), packFile(missing).slice(1))}
    </p>
  );
}

/** The lead image; hidden if it cannot be loaded or is too small. */
function LeadImage({ url }: { readonly url: string }) {
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <figure class="lead-image">
      <img
        src={url}
        alt=""
        referrerPolicy="no-referrer"
        decoding="async"
        onError={() => {
          setHidden(true);
        }}
        onLoad={({ currentTarget }) => {
          if (currentTarget.naturalWidth < MIN_LEAD_WIDTH) setHidden(true);
          else fillWidth(currentTarget.parentElement!);
        }}
      />
    </figure>
  );
}
