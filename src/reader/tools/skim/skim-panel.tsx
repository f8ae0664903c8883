import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Article } from '../../../article/article.ts';
import { logError } from '../../../platform/browser/log-error.ts';
import { interfaceLanguage, translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { IconButton } from '../../../ui/button.tsx';
import { moveByArrows } from '../../../ui/focus.ts';
import { onProgress } from '../../article/reading-progress.ts';
import { holdText } from '../../article/reading-position.ts';
import type { ToolContext, ToolProps } from '../../context/tool.ts';
import { formatMinutes } from '../../text/counts.ts';
import { onTextNodesChanged } from '../../text/text-nodes.ts';
import { markChosen, markSentences } from './marks.ts';
import { type CentralSentence, skimArticle, type Skimmed } from './skim-article.ts';
import '../../../ui/side-panel-style.ts';
import css from './skim.css?inline';

adoptStyle(css);

type SkimProps = {
  readonly context: ToolContext;
  readonly article: Article;
  readonly onClose: () => void;
};

/** A chosen sentence is shown this far below the top of the view, as a share of it. */
const PLACE = 0.25;
/** Minutes. */
const HOUR = 60;

/** The most central sentences of each section, marked in the text and as a list. */
export default function SkimPanel({ context, onClose }: ToolProps) {
  const { article } = context;
  return article && <Skim context={context} article={article} onClose={onClose} />;
}

function Skim({ context: { scroller, showStatus }, article, onClose }: SkimProps) {
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [skimmed, setSkimmed] = useState<Skimmed | null>(null);
  const [version, setVersion] = useState(0);
  /** The sentence that was chosen in the list last. */
  const chosen = useRef<CentralSentence | null>(null);

  useEffect(() => {
    const view = scroller.current;
    return view === null
      ? undefined
      : onTextNodesChanged(view, () => {
          setVersion((now) => now + 1);
        });
  }, [scroller]);
  useEffect(() => {
    if (scroller.current === null) return;
    const working = new AbortController();
    skimArticle(scroller.current, working.signal).then(setSkimmed, (cause: unknown) => {
      if (working.signal.aborted) return;
      logError('skim', cause);
      showStatus(translate('part_missing'));
      onClose();
    });
    return () => {
      working.abort();
    };
  }, [article, version, scroller]);

  useLayoutEffect(() => {
    title.current?.focus();
  }, []);
  const sentences = skimmed?.sentences;
  useCurrentEntry(panel, scroller, sentences, chosen);
  useLayoutEffect(() => {
    if (sentences === undefined) return;
    markSentences(sentences.map(({ range }) => range));
    if (document.activeElement === title.current)
      buttonsIn(panel.current)
        .find(({ tabIndex }) => tabIndex === 0)
        ?.focus();
    return () => {
      markSentences([]);
      markChosen(null);
    };
  }, [sentences]);

  return (
    <aside
      class="side-panel skim"
      aria-label={translate('skim_title')}
      aria-busy={skimmed === null}
      ref={panel}
      onKeyDown={(event) => {
        moveByArrows(event, buttonsIn(event.currentTarget));
      }}
    >
      <header>
        <h2 tabIndex={-1} ref={title}>
          {translate('skim_title')}
        </h2>
        <span role="status">{skimmed && minutesText(article, skimmed)}</span>
        <IconButton icon="close" label={translate('skim_close')} shortcut="M" onClick={onClose} />
      </header>
      <div class="side-scroll">
        {skimmed === null && <p class="skim-hint">{translate('loading')}</p>}
        {sentences?.length === 0 && <p class="skim-hint">{translate('skim_none')}</p>}
        {sentences && sentences.length > 0 && <Entries sentences={sentences} article={article} onGo={goTo} />}
      </div>
    </aside>
  );

  function goTo(sentence: CentralSentence): void {
    const view = scroller.current;
    if (view === null) return;
    chosen.current = sentence;
    const { range } = sentence;
    markChosen(range);
    holdText(view, range, PLACE);
  }
}

type EntriesProps = {
  readonly sentences: readonly CentralSentence[];
  readonly article: Article;
  readonly onGo: (sentence: CentralSentence) => void;
};

/** The sentences below the headings of their sections. */
function Entries({ sentences, article, onGo }: EntriesProps) {
  return (
    <ol>
      {sentences.map((sentence, at) => (
        <li key={at} lang={sentence.lang || article.lang || undefined}>
          {sentence.heading !== (sentences[at - 1]?.heading ?? '') && (
            <p class="skim-heading" dir="auto">
              {sentence.heading}
            </p>
          )}
          <button
            type="button"
            class="side-entry"
            dir="auto"
            tabIndex={-1}
            onClick={() => {
              onGo(sentence);
            }}
          >
            {sentence.text}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Marks the entry that is being read, and makes it the one that Tab reaches. */
function useCurrentEntry(
  panel: { readonly current: Element | null },
  scroller: { readonly current: HTMLElement | null },
  sentences: readonly CentralSentence[] | undefined,
  chosen: { readonly current: CentralSentence | null },
): void {
  useLayoutEffect(() => {
    const view = scroller.current;
    if (view === null || !sentences || sentences.length === 0) return;
    const buttons = buttonsIn(panel.current);
    let current = -1;
    const update = (): void => {
      const { top, bottom, height } = view.getBoundingClientRect();
      const place = chosen.current?.range.getBoundingClientRect();
      // Near the end of the article, a chosen sentence cannot be scrolled to its place.
      const isChosen = place !== undefined && place.bottom > top && place.top < bottom;
      const at = isChosen
        ? sentences.findIndex((one) => one === chosen.current)
        : lastAbove(sentences, top + height * PLACE + 1);
      if (at === current) return;
      // Without a new render, because a list may have hundreds of entries.
      for (const [index, button] of buttons.entries()) {
        button.tabIndex = index === at ? 0 : -1;
        button.ariaCurrent = index === at ? 'location' : null;
      }
      if (document.activeElement?.closest('.skim') == null) buttons[at]?.scrollIntoView({ block: 'nearest' });
      current = at;
    };
    update();
    return onProgress(view, update);
  }, [sentences, scroller]);
}

/** Index of the last sentence that begins at or above a height in the window; 0 if all are below it. By halving. */
function lastAbove(sentences: readonly CentralSentence[], height: number): number {
  let [low, high] = [0, sentences.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sentences[middle]?.range.getBoundingClientRect().top ?? height) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

function buttonsIn(panel: Element | null): readonly HTMLButtonElement[] {
  return [...(panel?.querySelectorAll<HTMLButtonElement>('.side-entry') ?? [])];
}

/** Such as "2 of 17 min"; the share in percent of a text that takes one minute. */
function minutesText({ minutes }: Article, { share }: Skimmed): string {
  if (minutes === 1) return new Intl.NumberFormat(interfaceLanguage(), { style: 'percent' }).format(share);
  const chosen = Math.max(1, Math.round(minutes * share));
  // With hours, the unit of each is not clear from the last one.
  return translate('skim_minutes', minutes < HOUR ? chosen : formatMinutes(chosen), formatMinutes(minutes));
}
