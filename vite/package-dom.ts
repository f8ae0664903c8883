import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
/** Modules that read globals or layout, or that have less options, and those that the package has in their place. */
const REPLACED: Readonly<Record<string, string>> = {
  'dom/safe-dom.ts': 'package/dom/safe-dom.ts',
  'dom/parse-html.ts': 'package/dom/parse-html.ts',
  'dom/walk/visibility.ts': 'package/dom/visibility.ts',
  'dom/article/media/frame-size.ts': 'package/dom/frame-size.ts',
  'dom/article/write/attributes.ts': 'package/dom/attributes.ts',
  'exporters/epub/write-xml.ts': 'package/epub/write-xml.ts',
  'exporters/epub/book-picture.ts': 'package/epub/book-picture.ts',
};

/** For the package: the modules that read a page work with documents of any DOM, also without globals and layout. */
export function packageDom(): Plugin {
  return {
    name: 'winnow:package-dom',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (!found?.id.startsWith(SOURCE)) return null;
      const own = REPLACED[found.id.slice(SOURCE.length)];
      // A module in the place of another may import that one.
      return own === undefined || importer === SOURCE + own ? null : SOURCE + own;
    },
  };
}
