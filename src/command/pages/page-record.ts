import type { Article } from '../../article/article.ts';
import type { Extraction } from '../../article/extraction.ts';
import { chosenContent, imagesIn, linksIn } from './content-parts.ts';
import { EMPTY, type Extra, type PageRecord, VERSION } from './error-record.ts';
import { contentAs } from './formats.ts';
import type { Choices, ContentFormat } from './job.ts';

/** The record of a page that was read. A page without an article has the fields of the best guess. */
export async function pageRecord(
  extraction: Extraction,
  choices: Choices,
  url: string | null,
  extra: Extra = {},
): Promise<PageRecord> {
  const article = extraction.kind === 'article' ? extraction.article : extraction.bestGuess;
  const hasContent = (extraction.kind === 'article' || choices.guess) && !choices.metadataOnly;
  return {
    version: VERSION,
    kind: extraction.kind,
    ...extra,
    ...EMPTY,
    ...(article && metadataOf(article)),
    url,
    reason: extraction.kind === 'article' ? null : extraction.reason,
    pageKind: extraction.pageKind ?? null,
    ...(article && hasContent && (await contentFields(article, choices))),
    ...(choices.explain && { blocks: extraction.blocks ?? [] }),
    ...(choices.rules.length > 0 && { rules: extraction.rules ?? [] }),
  };
}

function metadataOf(article: Article) {
  const { title, byline, siteName, published, updated, section, lang, dir, excerpt, leadImage } = article;
  const { wordCount, charCount, minutes, confidence, algorithm, note, pages } = article;
  return {
    title,
    byline,
    siteName,
    published,
    updated: updated ?? null,
    section: section ?? null,
    lang: lang === '' ? null : lang,
    dir,
    excerpt,
    leadImage,
    wordCount,
    charCount: charCount ?? null,
    minutes,
    confidence,
    algorithm,
    note: note ?? null,
    nextPage: pages?.next ?? null,
  };
}

async function contentFields(article: Article, choices: Choices) {
  const { comments, thread } = article;
  const content = chosenContent(article.content, choices);
  return {
    contentFormat: choices.content,
    ...(choices.links === 'keep' && { links: linksIn(content) }),
    ...(choices.images === 'keep' && { images: imagesIn(content, article) }),
    content: await written(article, content, choices.content),
    ...(thread && { thread }),
    ...(choices.comments && {
      comments: comments
        ? {
            count: comments.count,
            wordCount: comments.wordCount,
            content: await written(article, chosenContent(comments.content, choices), choices.content),
            thread: comments.thread ?? null,
          }
        : null,
    }),
  };
}

function written(article: Article, content: Element, format: ContentFormat): Promise<string> {
  return format === 'html' ? Promise.resolve(htmlOf(content)) : contentAs(format, article, content);
}

function htmlOf(content: Element): string {
  return content.innerHTML;
}
