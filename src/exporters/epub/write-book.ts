import { zipSync, type Zippable } from 'fflate';
import type { Article } from '../../article/article.ts';
import type { Pictures } from '../parts/exporter.ts';
import { sourceAddress } from '../parts/source-address.ts';
import { articlePage } from './article-page.ts';
import { dataFile, FILE_TIME, frame, textFile } from './container.ts';
import { addCredits } from './credit-lines.ts';
import { languageOf } from './language.ts';
import { navigation } from './navigation.ts';
import { identifierOf, packageDocument, type BookPage } from './package-document.ts';
import { add, EPUB_OPS, xhtmlDocument, xmlFile } from './xml.ts';

/** A narrower picture is an ornament and no cover. CSS pixels. */
const MIN_COVER_WIDTH = 600;

/** An article as an EPUB 3.2 book. `now`: the time at which it was made. */
export async function writeBook(
  article: Article,
  content: DocumentFragment,
  pictures: Pictures,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const near = content.ownerDocument;
  const text = await articlePage(article, content, pictures);
  const { title, headings } = text;
  const language = languageOf(article.lang);
  const source = sourceAddress(article);
  const pages: readonly BookPage[] = [
    { id: 'title', hasFormulas: false },
    { id: 'text', hasFormulas: text.hasFormulas },
  ];
  const { dir: direction, byline, siteName, published, excerpt } = article;
  const files = [
    ...frame(),
    textFile(
      'package.opf',
      packageDocument({
        near,
        identifier: await identifierOf(source.replace(/#.*/s, '') || article.title + article.content),
        title,
        languages: [language],
        direction,
        now,
        credits: { creator: byline, publisher: siteName, date: published, sources: [source], description: excerpt },
        pages,
        pictures: text.pictures,
        cover: text.pictures.find(({ width }) => width >= MIN_COVER_WIDTH),
      }),
    ),
    textFile(
      'navigation.xhtml',
      xmlFile(navigation({ near, title, language, direction }, [{ title, page: 'title', textPage: 'text', headings }])),
    ),
    textFile('title.xhtml', xmlFile(titlePage(near, article, title, language))),
    textFile('text.xhtml', xmlFile(text.page)),
    ...text.pictures.map(({ path, data }) => dataFile(path, data)),
  ];
  const book: Zippable = Object.fromEntries(
    files.map(({ path, data, isPacked }) => [path, isPacked ? [data, { level: 0 }] : data]),
  );
  return zipSync(book, { mtime: FILE_TIME }) as Uint8Array<ArrayBuffer>;
}

function titlePage(near: Document, article: Article, title: string, language: string): XMLDocument {
  const page = xhtmlDocument(near, title, language, article.dir);
  const section = add(page.querySelector('body')!, 'section', '', { class: 'title-page' });
  section.setAttributeNS(EPUB_OPS, 'epub:type', 'titlepage');
  addCredits(section, article, title);
  return page;
}
