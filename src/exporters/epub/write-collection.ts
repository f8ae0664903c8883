import type { Article } from '../../article/article.ts';
import type { Pictures } from '../parts/exporter.ts';
import { sourceAddress } from '../parts/source-address.ts';
import { openZip } from '../parts/zip-writer.ts';
import { articlePage, type PictureFile } from './article-page.ts';
import { dataFile, FILE_TIME, frame, MIME_TYPE, textFile, type BookFile } from './container.ts';
import { addCredits } from './credit-lines.ts';
import { languageOf, UNDETERMINED } from './language.ts';
import { navigation, type Chapter } from './navigation.ts';
import { identifierOf, packageDocument, type BookPage } from './package-document.ts';
import { add, EPUB_OPS, wordsOfXml, xhtmlDocument, xmlFile } from './xml.ts';

/** What a book of several articles states about itself. */
export type CollectionFacts = {
  readonly title: string;
  /** Language and direction of the title and of the words that are not from an article. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The words above the contents. */
  readonly contentsHeading: string;
  /** The time at which it is made. */
  readonly now: Date;
};

/** A JPEG or PNG picture for the first page. */
export type Cover = Omit<PictureFile, 'path'>;

/** A book of several articles that is written chapter by chapter. */
export type Collection = {
  /** Adds an article as a chapter. `content` as for `render` of an exporter; it is not changed. */
  readonly add: (article: Article, content: DocumentFragment, pictures: Pictures) => Promise<void>;
  /** The whole book. Nothing can be added after that. Rejects for a book without a chapter. */
  readonly end: (cover: Cover | null) => Promise<Blob>;
};

/** An empty EPUB 3.2 book. Each chapter is packed when it is added, so only packed data stays in memory. */
export function startCollection(near: Document, facts: CollectionFacts): Collection {
  const { direction, now } = facts;
  const title = wordsOfXml(facts.title) || 'articles';
  const language = languageOf(facts.language);
  const archive = openZip();
  const addFile = ({ path, data, isPacked }: BookFile): void => {
    archive.add(path, data, { isPacked, time: FILE_TIME });
  };
  const chapters: Chapter[] = [];
  const pages: BookPage[] = [];
  const pictures: PictureFile[] = [];
  const sources: string[] = [];
  const languages = new Set<string>();
  frame().forEach(addFile);

  return {
    async add(article, content, available) {
      const text = await articlePage(article, content, available, pictures.length + 1);
      const id = `chapter-${String(chapters.length + 1)}`;
      openWithCredits(text.page, article, text.title);
      addFile(textFile(`${id}.xhtml`, xmlFile(text.page)));
      for (const { path, data } of text.pictures) addFile(dataFile(path, data));
      pictures.push(...text.pictures);
      chapters.push({ title: text.title, page: id, textPage: id, headings: text.headings });
      pages.push({ id, hasFormulas: text.hasFormulas });
      languages.add(languageOf(article.lang));
      sources.push(sourceAddress(article));
    },
    async end(cover) {
      if (chapters.length === 0) throw new Error('A book needs at least one article.');
      languages.delete(UNDETERMINED);
      const front: BookPage[] = [{ id: 'navigation', hasFormulas: false }];
      const coverFile = cover && { ...cover, path: `pictures/cover.${cover.extension}` };
      if (coverFile !== null) {
        front.unshift({ id: 'cover', hasFormulas: false });
        addFile(textFile('cover.xhtml', xmlFile(coverPage(near, { ...facts, title }, language, coverFile.path))));
        addFile(dataFile(coverFile.path, coverFile.data));
      }
      const contents = { near, title, language, direction, heading: facts.contentsHeading };
      addFile(textFile('navigation.xhtml', xmlFile(navigation(contents, chapters))));
      addFile(
        textFile(
          'package.opf',
          packageDocument({
            near,
            identifier: await identifierOf([title, ...sources].join('\n')),
            title,
            languages: languages.size === 0 ? [language] : [...languages],
            direction,
            now,
            credits: { creator: null, publisher: null, date: null, sources, description: null },
            pages: [...front, ...pages],
            pictures: coverFile === null ? pictures : [coverFile, ...pictures],
            cover: coverFile ?? undefined,
          }),
        ),
      );
      return archive.end(MIME_TYPE);
    },
  };
}

/** Puts title, credits and source above the text. */
function openWithCredits(page: XMLDocument, article: Article, title: string): void {
  const body = page.querySelector('body')!;
  const section = page.createElementNS(body.namespaceURI, 'section');
  section.setAttributeNS(EPUB_OPS, 'epub:type', 'chapter');
  const head = add(section, 'header', '', { class: 'chapter-head' });
  addCredits(head, article, title);
  while (body.firstChild !== null) section.append(body.firstChild);
  body.append(section);
}

function coverPage(near: Document, { title, direction }: CollectionFacts, language: string, path: string): XMLDocument {
  const page = xhtmlDocument(near, title, language, direction);
  const section = add(page.querySelector('body')!, 'section', '', { class: 'cover' });
  section.setAttributeNS(EPUB_OPS, 'epub:type', 'cover');
  add(section, 'img', '', { src: path, alt: title });
  return page;
}
