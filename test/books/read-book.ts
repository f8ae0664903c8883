import { strFromU8, unzipSync } from 'fflate';

/** The parts of a book, read as a reading system reads them. */
export type ReadBook = {
  readonly files: Record<string, Uint8Array>;
  readonly metadata: Element;
  /** Paths of the files in the manifest, with their properties and types. */
  readonly manifest: ReadonlyMap<string, { readonly properties: string; readonly mimeType: string }>;
  readonly spine: Element;
  readonly navigation: XMLDocument;
  /** The pages of the book of one article. */
  readonly title: XMLDocument;
  readonly text: XMLDocument;
  /** The page of that name, such as `chapter-1.xhtml`. */
  readonly page: (name: string) => XMLDocument;
};

/** Opens a book. Throws where it is not a container, or a file of it is not XML. */
export function readBook(book: Uint8Array): ReadBook {
  const files = unzipSync(book);
  const xml = (path: string): XMLDocument => {
    const file = files[path];
    if (file === undefined) throw new Error(`The book has no ${path}.`);
    const page = new DOMParser().parseFromString(strFromU8(file), 'application/xml');
    const error = page.querySelector('parsererror');
    if (error) throw new Error(`${path}: ${error.textContent}\n${strFromU8(file)}`);
    return page;
  };
  const [first] = Object.keys(files);
  if (first !== 'mimetype' || strFromU8(files[first]!) !== 'application/epub+zip')
    throw new Error('No mimetype first.');
  const path = xml('META-INF/container.xml').querySelector('rootfile')?.getAttribute('full-path') ?? '';
  const opf = xml(path);
  const items = [...opf.querySelectorAll('manifest > item')];
  return {
    files,
    metadata: opf.querySelector('metadata')!,
    manifest: new Map(
      items.map((item) => [
        `book/${item.getAttribute('href')!}`,
        { properties: item.getAttribute('properties') ?? '', mimeType: item.getAttribute('media-type') ?? '' },
      ]),
    ),
    spine: opf.querySelector('spine')!,
    navigation: xml('book/navigation.xhtml'),
    get title() {
      return xml('book/title.xhtml');
    },
    get text() {
      return xml('book/text.xhtml');
    },
    page: (name) => xml(`book/${name}`),
  };
}
