import { useMemo, useState } from 'preact/hooks';
import type { Article } from '../../article.ts';
import { translate } from '../../platform/translate.ts';
import { messageKey } from '../../platform/message-keys.ts';
import { packFile } from '../../platform/protocol.ts';
import { ArticleContent } from './article-content.tsx';
import { formatDate, hostOf, shorten } from '../text/page-strings.ts';
import { formatMinutes, interfaceLanguage } from '../text/counts.ts';
import { pageContents } from './join-pages.ts';
import { standfirst } from './standfirst.ts';

/** From here on a title is set smaller: it is a sentence, not a headline. */
const LONG_TITLE = 90;

/** Below this a lead picture is a logo or a share button. */
const SMALLEST_LEAD = 320;

/** The article: title, credits, lead and text. */
export function ArticleView({ article }: { readonly article: Article }) {
  const [content, ...further] = useMemo(() => pageContents(article), [article]);
  const summary = useMemo(
    () => standfirst(article.excerpt, article.title, content.textContent ?? ''),
    [article, content],
  );
  const withLead = article.leadImage !== null && content.querySelector('img') === null;
  return (
    <article class="sheet" dir={article.dir} lang={article.lang || undefined} aria-labelledby="title">
      <header class="opening">
        <h1 id="title" class={[...article.title].length > LONG_TITLE ? 'long' : undefined}>
          {article.title || hostOf(article.url)}
        </h1>
        <Credits article={article} />
        {article.note !== undefined && <Note note={article.note} missing={article.missing} />}
        {summary !== '' && <p class="standfirst">{summary}</p>}
      </header>
      {withLead && <LeadImage url={article.leadImage ?? ''} />}
      <ArticleContent content={content} />
      {further.map((page, at) => (
        <FurtherPage key={page} number={article.further?.[at]?.number ?? 0} content={page} />
      ))}
    </article>
  );
}

/** A page that was read on from the first, below a quiet line that says which. */
function FurtherPage({ number, content }: { readonly number: number; readonly content: DocumentFragment }) {
  const name = translate('continue_page', number);
  return (
    <section class="further" aria-label={name}>
      <p class="page-mark" data-page={number} tabIndex={-1} lang={interfaceLanguage()} dir="auto">
        {name}
      </p>
      <ArticleContent content={content} />
    </section>
  );
}

/** Every part is the page's own word, isolated so that its direction cannot turn the line. */
function Credits({ article }: { readonly article: Article }) {
  const host = hostOf(article.url);
  // Without a title the host stands in for it; once is enough.
  const site = article.siteName ? shorten(article.siteName) : article.title === '' ? '' : host;
  return (
    <p class="credits">
      {article.byline && (
        <span class="byline">
          <bdi>{shorten(article.byline)}</bdi>
        </span>
      )}
      {site && (
        <span>
          <bdi>{site}</bdi>
        </span>
      )}
      {article.published && (
        <time dateTime={article.published}>{formatDate(article.published, article.lang || interfaceLanguage())}</time>
      )}
      <span>
        <bdi lang={interfaceLanguage()}>{formatMinutes(article.minutes)}</bdi>
      </span>
    </p>
  );
}

/** What the algorithm has to say of its own work, in our words and in our language; where data was missing, with the name of its file. */
function Note({ note, missing }: { readonly note: string; readonly missing: string | undefined }) {
  return (
    <p class="algorithm-note" lang={interfaceLanguage()} dir="auto">
      {missing === undefined
        ? translate(messageKey('note', note))
        : translate(messageKey('note', note), packFile(missing))}
    </p>
  );
}

function LeadImage({ url }: { readonly url: string }) {
  const [bad, setBad] = useState(false);
  if (bad) return null;
  return (
    <figure class="lead-image">
      <img
        src={url}
        alt=""
        referrerPolicy="no-referrer"
        decoding="async"
        onError={() => {
          setBad(true);
        }}
        onLoad={(event) => {
          if (event.currentTarget.naturalWidth < SMALLEST_LEAD) setBad(true);
        }}
      />
    </figure>
  );
}
