import { HtmlRenderer, Parser } from 'commonmark';
import MarkdownIt from 'markdown-it';
import { Marked } from 'marked';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import showdown from 'showdown';

const showdownConverter = new showdown.Converter({ tables: true, simplifiedAutoLink: true, strikethrough: true });
const markdownIt = new MarkdownIt({ html: true, linkify: true });
// Its own check of links would hide what others let through.
markdownIt.validateLink = () => true;
const marked = new Marked({ gfm: true, async: false });

/** Renderers as programs use them, with HTML in the Markdown allowed. */
export const RENDERERS: Readonly<Record<string, (written: string) => string>> = {
  commonmark: (written) => new HtmlRenderer({ safe: false }).render(new Parser().parse(written)),
  marked: (written) => marked.parse(written, { async: false }),
  'markdown-it': (written) => markdownIt.render(written),
  micromark: (written) =>
    micromark(written, {
      allowDangerousHtml: true,
      allowDangerousProtocol: true,
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
    }),
  showdown: (written) => showdownConverter.makeHtml(written),
};

/** The Markdown as all renderers write it, one after the other. */
export function renderedByAll(written: string): string {
  return Object.values(RENDERERS)
    .map((render) => render(written))
    .join('\n');
}
