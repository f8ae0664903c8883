import { render } from 'preact';
import { translate } from '../../../../platform/browser/translate.ts';
import type { KeptCopy } from '../../../../platform/stores/kept-entry.ts';
import { pageContents } from '../../../article/join-pages.ts';
import { showWhole } from '../../../article/show-whole.ts';
import type { StartTool } from '../../../context/tool.ts';
import { sayTextNodesChanged } from '../../../text/text-nodes.ts';
import { keepOffline } from '../keep-offline.ts';
import { CHANGE } from '../keys.ts';
import { ChangesLine } from './changes-line.tsx';
import { compareTexts } from './compare-texts.ts';
import { readParagraphs } from './read-paragraphs.ts';
import { showChanges } from './show-changes.ts';
import { stepChanges } from './step-changes.ts';

/**
 * Compares the shown article with its kept copy and, if it has other words, says so below its credits, until the signal
 * is aborted. If an article has several pages, it compares only the pages that both have.
 */
export function startChanges(
  context: Parameters<StartTool>[0],
  scroller: HTMLElement,
  { article: kept, keptAt }: KeptCopy,
  signal: AbortSignal,
): void {
  const { article, openThings, showStatus, handleKey } = context;
  const [oldPages, newPages] = [pageContents(kept), pageContents(article)];
  const pages = Math.min(oldPages.length, newPages.length);
  const before = readParagraphs(oldPages.slice(0, pages)).texts;
  const after = readParagraphs(newPages.slice(0, pages)).texts;
  const compared = compareTexts(before, after, article.lang);
  const { count } = compared;
  const credits = scroller.querySelector('article.sheet .credits');
  if (count === 0 || credits === null) return;

  const line = document.createElement('div');
  line.className = 'changes';
  // Its words are of the interface, also in an article that runs the other way.
  line.dir = translate('language_direction');
  credits.after(line);
  let hide: (() => void) | null = null;
  let step: ReturnType<typeof stepChanges> = () => null;
  const go = (by: 1 | -1): void => {
    const place = step(by);
    if (place !== null) showStatus(translate('changes_at', place.number, place.count));
  };
  const toggle = (): void => {
    if (hide === null) {
      showWhole(scroller);
      const contents = [...scroller.querySelectorAll('article.sheet .content')].slice(0, pages);
      const shown = readParagraphs(contents);
      // Other tools may have changed what is shown.
      const isAsRead = shown.texts.length === after.length && shown.texts.every((text, at) => text === after[at]);
      const { changes } = isAsRead ? compared : compareTexts(before, shown.texts, article.lang);
      const takeBack = showChanges(shown, changes);
      const remove = openThings.add({ close: toggle });
      step = stepChanges(contents);
      const stopKey = handleKey({
        key: CHANGE,
        run: ({ shiftKey }) => {
          go(shiftKey ? -1 : 1);
          return true;
        },
      });
      hide = () => {
        takeBack();
        remove();
        stopKey();
      };
    } else {
      hide();
      hide = null;
    }
    sayTextNodesChanged(scroller);
    update();
  };
  const keep = async (): Promise<void> => {
    const { isKept, status } = await keepOffline(context, showStatus);
    if (signal.aborted) return;
    showStatus(status);
    if (isKept) end();
  };
  const update = (): void => {
    render(
      <ChangesLine
        count={count}
        keptAt={keptAt}
        isShown={hide !== null}
        onToggle={toggle}
        onNext={() => {
          go(1);
        }}
        // A copy with more pages than are shown would lose them.
        onKeep={
          context.host.keep === undefined || newPages.length < oldPages.length
            ? undefined
            : () => {
                void keep();
              }
        }
      />,
      line,
    );
  };
  const end = (): void => {
    if (hide !== null) toggle();
    render(null, line);
    line.remove();
  };
  update();
  signal.addEventListener('abort', end);
}
