import clojure from 'highlight.js/lib/languages/clojure';
import dart from 'highlight.js/lib/languages/dart';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import elixir from 'highlight.js/lib/languages/elixir';
import haskell from 'highlight.js/lib/languages/haskell';
import nginx from 'highlight.js/lib/languages/nginx';
import powershell from 'highlight.js/lib/languages/powershell';
import scala from 'highlight.js/lib/languages/scala';
import { common, createLowlight } from 'lowlight';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import css from './code-colors.css?inline';
import { type CodeKind, highlightName } from './code-kinds.ts';
import { kindsOf } from './code-words.ts';

adoptStyle(css);

const lowlight = createLowlight({
  ...common,
  ...{ clojure, dart, dockerfile, elixir, haskell, nginx, powershell, scala },
});
lowlight.registerAlias({ xml: ['vue', 'svelte'], json: ['json5'] });

/** Below the highlights of a person, which colour the words themselves. */
const PRIORITY = -2;
/** Words with a colour and a background of their own. */
const OWN_COLORS = 'a, mark';

/** Adds the words of a listing to those that the browser colours. A listing in an unknown language stays plain. */
export function paintCode(listing: Element, language: string): void {
  if (!lowlight.registered(language)) return;
  const words = kindsOf(lowlight.highlight(language, listing.textContent));
  const texts = document.createTreeWalker(listing, NodeFilter.SHOW_TEXT);
  let next = 0;
  let start = 0;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const end = start + text.length;
    const isPlain = text.parentElement?.closest(OWN_COLORS) !== null;
    for (let word = words[next]; word !== undefined && word.start < end; word = words[next]) {
      if (!isPlain)
        colored(word.kind).add(
          new StaticRange({
            startContainer: text,
            startOffset: Math.max(word.start, start) - start,
            endContainer: text,
            endOffset: Math.min(word.end, end) - start,
          }),
        );
      // A word that goes on in the next text is coloured there, too.
      if (word.end > end) break;
      next++;
    }
    start = end;
  }
}

function colored(kind: CodeKind): Highlight {
  const name = highlightName(kind);
  let highlight = CSS.highlights.get(name);
  if (highlight === undefined) {
    highlight = new Highlight();
    highlight.priority = PRIORITY;
    CSS.highlights.set(name, highlight);
  }
  return highlight;
}
