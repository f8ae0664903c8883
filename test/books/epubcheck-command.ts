import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { checkBook } from '../../scripts/epubcheck.mjs';

const CONTAINER = 'META-INF/container.xml';

declare module 'vitest/browser' {
  interface BrowserCommands {
    epubcheck(books: Readonly<Record<string, string>>): Promise<string[]>;
  }
}

/**
 * Checks books, given in Base64 by their names, with epubcheck. They are put into one container with several
 * renditions, because each start of epubcheck takes seconds. Resolves to the errors and warnings.
 */
export async function epubcheck(_context: unknown, books: Readonly<Record<string, string>>): Promise<string[]> {
  const all: Zippable = { mimetype: [strToU8('application/epub+zip'), { level: 0 }] };
  const roots: string[] = [];
  for (const [name, written] of Object.entries(books)) {
    for (const [path, data] of Object.entries(unzipSync(Buffer.from(written, 'base64'))))
      if (path.startsWith('book/')) all[`${name}/${path}`] = data;
    roots.push(
      `<rootfile full-path="${name}/book/package.opf" media-type="application/oebps-package+xml" rendition:label="${name}"/>`,
    );
  }
  all[CONTAINER] = strToU8(
    `<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:rendition="http://www.idpf.org/2013/rendition"><rootfiles>${roots.join('')}</rootfiles></container>`,
  );
  const problems = await checkBook(zipSync(all));
  // It wants to know about the renditions together, of which there are several only here.
  return problems.filter((problem) => !problem.includes('(RSC-019)'));
}
