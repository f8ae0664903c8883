import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Article } from '../article/article.ts';
import type { Extraction } from '../article/extraction.ts';
import { takeChildren } from '../dom/move-children.ts';
import { parseHtml } from '../dom/parse-html.ts';
import { markdown } from '../exporters/markdown.ts';
import { htmlDocument } from '../exporters/parts/html-document.ts';

type ResultProps = { readonly extraction: Extraction };

/** The article as it is saved, in a frame that runs no script, and what is known of it. */
export function ArticleView({ extraction }: ResultProps) {
  const article = articleOf(extraction);
  const html = useMemo(() => article && htmlDocument(article, contentOf(article)), [article]);
  if (article === null || html === null) return <p class="nothing">The page has no text.</p>;
  return (
    <>
      <Facts extraction={extraction} article={article} />
      <iframe class="article" title="The article" sandbox="" srcdoc={html} />
    </>
  );
}

/** The article as Markdown. */
export function MarkdownView({ extraction }: ResultProps) {
  const article = articleOf(extraction);
  const [text, setText] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const show = (written: string): void => {
      if (isCurrent) setText(written);
    };
    if (article !== null)
      markdown.render(article, contentOf(article)).then(show, (cause: unknown) => {
        show(`The article cannot be written as Markdown: ${String(cause)}`);
      });
    return () => {
      isCurrent = false;
    };
  }, [article]);
  return (
    <pre class="markdown" tabIndex={0}>
      {text}
    </pre>
  );
}

function Facts({ extraction, article }: ResultProps & { readonly article: Article }) {
  const { pageKind, kind } = extraction;
  const facts = [
    ['Verdict', kind === 'article' ? 'article' : `no article (${extraction.reason}); this is the best guess`],
    ['Kind of page', pageKind ? `${pageKind.name} (${percent(pageKind.probability)})` : ''],
    ['Confidence', percent(article.confidence)],
    ['Author', article.byline ?? ''],
    ['Published', article.published ?? ''],
    ['Site', article.siteName ?? ''],
    ['Language', article.lang],
    ['Comments', article.comments ? String(article.comments.count ?? 'yes') : ''],
  ] as const;
  return (
    <dl class="facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}

function articleOf(extraction: Extraction): Article | null {
  return extraction.kind === 'article' ? extraction.article : extraction.bestGuess;
}

function contentOf({ content }: Article): DocumentFragment {
  return takeChildren(parseHtml(content).body);
}

function percent(share: number): string {
  return `${String(Math.round(share * 100))} %`;
}
