import type { Article } from '../../article/article.ts';
import type { Extraction } from '../../article/extraction.ts';
import { PageError, pageError } from '../text/command-error.ts';
import { adjustedExtraction } from './adjusted-extraction.ts';
import { addComments, chosenContent, imagesIn, writeAddresses } from './content-parts.ts';
import { decodeHtml } from './decode-html.ts';
import { explainedBlocks } from './explained-blocks.ts';
import { parsePage } from './extract-html.ts';
import { asBook, asText } from './formats.ts';
import type { Answer, BookJob, Choices, PageJob } from './job.ts';
import { errorRecord, type PageRecord } from './error-record.ts';
import { pageRecord } from './page-record.ts';
import { propertyOf } from './properties.ts';

/** Reads one page. Never throws: a page that cannot be read is an answer, too. */
export async function readPage(job: PageJob, choices: Choices): Promise<Answer> {
  try {
    const { extraction, url, warnings } = extractionOf(decodeHtml(job.html, job.charset), job.url, choices);
    return { ...(await answerFor(extraction, { ...job, url }, choices)), warnings };
  } catch (cause) {
    return failed(pageError(cause), job.url, choices, job.extra);
  }
}

/** The record of a page of HTML that is text already. Throws PageError. */
export async function recordOf(
  html: string,
  given: string | null,
  choices: Choices,
  extra: Readonly<Record<string, unknown>>,
): Promise<{ readonly record: PageRecord; readonly warnings: readonly string[] }> {
  const { extraction, url, warnings } = extractionOf(html, given, choices);
  return { record: await pageRecord(extraction, choices, url, extra), warnings };
}

/** The answer for a page that could not be read. */
export function failed(error: PageError, url: string | null, choices: Choices, extra: PageJob['extra'] = {}): Answer {
  const body = choices.format === 'json' ? asJson(errorRecord(error, url, extra), choices) : null;
  return { kind: 'error', body, reason: error.message, warnings: [] };
}

export function asJson(record: PageRecord, { isLine }: Pick<Choices, 'isLine'>): string {
  return `${JSON.stringify(record, null, isLine ? 0 : 2)}\n`;
}

/** The book of an article whose pictures were fetched. */
export async function writeBook({ article: written, pictures }: BookJob, choices: Choices): Promise<Answer> {
  const article = JSON.parse(written) as Article;
  const body = await asBook(article, wholeContent(article, choices), new Map(pictures));
  return { kind: 'article', body, reason: '', warnings: [] };
}

/** `url` is the address of the page, or the one that it states for itself where the caller knows none. */
function extractionOf(html: string, given: string | null, choices: Choices) {
  const page = parsePage(html);
  const { algorithm, force, explain, rules } = choices;
  const url = given ?? page.statedUrl;
  const options = {
    ...(url !== null && { url }),
    ...(algorithm !== null && { algorithm }),
    ...(rules.length > 0 && { rules }),
    force,
    explain,
  };
  return { url, ...adjustedExtraction(page, options, choices) };
}

type Unwarned = Omit<Answer, 'warnings'>;

async function answerFor(extraction: Extraction, job: PageJob, choices: Choices): Promise<Unwarned> {
  const { kind } = extraction;
  const reason = extraction.kind === 'article' ? '' : extraction.reason;
  const { format, property, explain } = choices;
  if (property !== null) {
    const record = await pageRecord(extraction, { ...choices, explain: false }, job.url);
    return { kind, reason, body: kind === 'article' ? `${propertyOf(record, property)}\n` : null };
  }
  if (format === 'json')
    return { kind, reason, body: asJson(await pageRecord(extraction, choices, job.url, job.extra), choices) };
  if (explain) return { kind, reason, body: explainedBlocks(extraction) };
  if (extraction.kind !== 'article') return { kind, reason, body: null };
  const { article } = extraction;
  return format === 'epub' ? bookAnswer(article, choices) : { kind, reason, body: await document(article, choices) };
}

/** The article in a format of text. */
async function document(article: Article, choices: Choices): Promise<string> {
  const { format, frontmatter, metadataOnly } = choices;
  const content = wholeContent(article, choices);
  if (format === 'text') writeAddresses(content, choices);
  if (metadataOnly)
    return (await asText('frontmatter', article, wholeContent({ ...article, content: '' }, choices))).trim() + '\n';
  if (format === 'markdown') return asText(frontmatter ? 'frontmatter' : 'markdown', article, content);
  if (format === 'html' || format === 'text') return asText(format, article, content);
  throw new PageError('bad-input', `An article has no form "${format}" as text.`);
}

/** A book that is finished, or what is needed to fetch its pictures. */
async function bookAnswer(article: Article, choices: Choices): Promise<Unwarned> {
  const content = wholeContent(article, choices);
  if (choices.images === 'keep') {
    const pictures = imagesIn(content, article).map(({ url }) => url);
    return { kind: 'article', reason: '', body: null, book: { article: JSON.stringify(article), pictures } };
  }
  return { kind: 'article', reason: '', body: await asBook(article, content, new Map()) };
}

/** The content, with the comments below it where they were asked for. */
function wholeContent(article: Article, choices: Choices): Element {
  const content = chosenContent(article.content, choices);
  if (choices.comments && article.comments !== undefined) addComments(content, article.comments, choices);
  return content;
}
