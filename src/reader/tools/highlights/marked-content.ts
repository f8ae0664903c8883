import type { Article } from '../../../article/article.ts';
import type { KeptHighlight } from '../../../platform/stores/kept-highlights.ts';
import { interfaceLanguage, translate } from '../../../platform/browser/translate.ts';
import { contentText } from './article-text.ts';
import { findQuote } from './find-quote.ts';
import { markSpan } from './mark-span.ts';
import type { Span } from './quote.ts';

/**
 * A copy of the content of an article with the highlights marked, and with a list of them at its end, for the
 * exporters. Highlights that are not found are in the list only.
 */
export function withHighlights(
  content: DocumentFragment,
  article: Article,
  highlights: readonly KeptHighlight[],
): DocumentFragment {
  const whole = content.cloneNode(true) as DocumentFragment;
  if (highlights.length === 0) return whole;
  const places: { readonly highlight: KeptHighlight; readonly span: Span | null }[] = [];
  const { text } = contentText(whole);
  for (const highlight of highlights)
    places.push({ highlight, span: findQuote(text, highlight.quote, highlight.position) });
  // Marking splits text nodes, so the nodes are read again for each highlight. Positions in the text stay the same.
  for (const { highlight, span } of places) if (span !== null) markSpan(contentText(whole), span, highlight.color);
  places.sort((a, b) => (a.span?.start ?? Infinity) - (b.span?.start ?? Infinity) || 0);
  whole.append(
    highlightSection(
      article,
      places.map(({ highlight }) => highlight),
    ),
  );
  return whole;
}

/** A heading and the list of the highlights with their notes. */
export function highlightSection(article: Article, highlights: readonly KeptHighlight[]): HTMLElement {
  const section = document.createElement('section');
  section.append(element('h2', translate('highlights'), interfaceLanguage()), document.createElement('ul'));
  for (const { quote, color, note } of highlights) {
    const item = document.createElement('li');
    const words = element('p', '', article.lang);
    const mark = element('mark', quote.exact.replaceAll('\n', ' '), '');
    mark.className = `highlight highlight-${color}`;
    words.append(mark);
    item.append(words);
    for (const line of note.split('\n'))
      if (line.trim() !== '') item.append(Object.assign(element('p', line.trim(), ''), { dir: 'auto' }));
    section.lastElementChild?.append(item);
  }
  return section;
}

function element(tag: string, text: string, lang: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  if (lang !== '') made.lang = lang;
  return made;
}
