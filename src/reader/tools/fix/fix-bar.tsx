import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isPrivate } from '../../../platform/browser/is-private.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { ReadOutcome } from '../../../platform/messages/read-outcome.ts';
import { articleOrBestGuess } from '../../reading/article-or-best-guess.ts';
import type { ToolProps } from '../../context/tool.ts';
import { blockedText } from '../../states/blocked-state.tsx';
import { formatLength } from '../../text/counts.ts';
import { shorten } from '../../text/page-strings.ts';
import css from './fix.css?inline';
import { nameOfPart } from './name-of-part.ts';
import { correctionOf, isSameCorrection, keepingOf, onlyOf } from './parts.ts';
import { RememberForm } from './remember-form.tsx';
import { useArticleStage } from './use-article-stage.ts';
import { useFix } from './use-fix.ts';
import { useFixKeys } from './use-fix-keys.ts';
import { useFrame } from './use-frame.ts';
import { useOnPage } from './use-on-page.ts';
import { usePageStage } from './use-page-stage.ts';

adoptStyle(css);

/** Characters of the framed part that the status shows. */
const OPENING = 70;

/**
 * The bar for correcting the article part by part, in the reader or on the page, with mouse, keyboard or finger. `how`:
 * 'page' to start on the page itself.
 */
export default function FixBar({ context: { scroller, reading, host, showStatus }, how, onClose }: ToolProps) {
  const startsOnPage = how === 'page';
  const bar = useRef<HTMLDivElement>(null);
  const here = useRef<HTMLDivElement>(null);
  const [isAllShown, setAllShown] = useState(false);
  const [isRemembering, setRemembering] = useState(false);
  const [said, say] = useState('');
  const fix = useFix(reading);
  const { page, outcome, corrections } = fix;
  const onMove = useCallback(() => {
    say('');
  }, []);
  const onFailure = useCallback((cause: string) => {
    say(translate('fix_page_failed', cause));
  }, []);
  const { isOnPage, isChanging, goTo } = useOnPage(
    host.below,
    startsOnPage ? 'page' : 'reader',
    fix.refresh,
    onFailure,
  );
  const isBusy = fix.isBusy || isChanging;
  const quietly = (step: (() => unknown) | undefined): (() => void) | undefined =>
    step &&
    (() => {
      say('');
      step();
    });
  const [undo, redo] = [quietly(fix.undo), quietly(fix.redo)];
  const last = corrections.at(-1);
  const articleStage = useArticleStage(scroller, isOnPage ? null : page, isAllShown);
  const {
    stage: pageStage,
    side,
    setSide,
  } = usePageStage(host.below, isOnPage && !isChanging ? page : null, bar, onFailure);
  const stage = isOnPage ? pageStage : articleStage;
  const frame = useFrame(stage, page, isOnPage, onMove);
  // The parts are found just after the page was explained.
  const isWithoutParts = stage === null && page !== null && outcome !== null && hasText(outcome);
  const { part } = frame;
  const blocks = page?.blocks ?? [];
  const { hasKept, hasLeftOut } = keepingOf(part, blocks, page?.structure.media ?? []);

  useLayoutEffect(() => {
    if (!isRemembering) here.current?.focus();
  }, [isOnPage]);

  /** True after a press of a button in the bar, which goes when the part no longer has its action. */
  const isByButton = useRef(false);
  useEffect(() => {
    const hasLostFocus = isByButton.current && document.activeElement === document.body;
    if (hasLostFocus) bar.current?.querySelector<HTMLElement>('.primary')?.focus();
    isByButton.current = false;
  }, [hasKept, hasLeftOut]);

  const change = (keep: boolean): void => {
    if (part === null || isBusy || !(keep ? hasLeftOut : hasKept)) return;
    isByButton.current = document.activeElement?.closest('.fix-tools') != null;
    const isAll = blocks.every(({ kept, words }, b) => !kept || words === 0 || (b >= part.first && b < part.last));
    if (!keep && isAll) {
      say(translate('fix_empties'));
      return;
    }
    // What was left out just now comes back as it was, with the parts in it that were left out before.
    const isUndo = keep && last !== undefined && isSameCorrection(last, correctionOf(part, blocks, false));
    const done = (isUndo ? fix.undo?.() : undefined) ?? fix.correct(correctionOf(part, blocks, keep));
    void done.then((next) => {
      if (next === null || next.kind === 'blocked' || next.isUncorrected) return;
      const words = formatLength(articleOrBestGuess(next) ?? { wordCount: 0 });
      say(translate(keep ? 'account_back_done' : 'fix_removed', words));
    });
  };
  const keepOnly = (): void => {
    if (part === null || isBusy) return;
    if (blocks.slice(part.first, part.last).every(({ words }) => words === 0)) {
      say(translate('fix_empties_only'));
      return;
    }
    void fix.correct(onlyOf(part, blocks)).then((next) => {
      if (next === null || next.kind === 'blocked' || next.isUncorrected) return;
      say(translate('fix_only_done', formatLength(articleOrBestGuess(next) ?? { wordCount: 0 })));
    });
  };
  /** The last correction when the page came into view. */
  const lastBefore = useRef(last);
  const goToPage = (): void => {
    if (host.below === undefined) {
      host.openOverlay?.('fix', reading.options);
      return;
    }
    lastBefore.current = last;
    setRemembering(false);
    goTo('page');
  };
  useEffect(() => {
    if (startsOnPage && !host.below) goToPage();
  }, []);
  const backToReader = (): void => {
    setRemembering(last !== undefined && last !== lastBefore.current && !isPrivate());
    goTo('reader');
  };
  const leaveForm = (): void => {
    setRemembering(false);
    here.current?.focus();
  };
  useFixKeys(
    {
      ...frame.moves,
      leaveOut: () => {
        change(false);
      },
      keep: () => {
        change(true);
      },
      only: keepOnly,
      undo,
      redo,
    },
    { close: isRemembering ? leaveForm : isOnPage ? backToReader : onClose, isModal: isOnPage },
  );

  const helpKey = isOnPage ? 'fix_page_help' : 'fix_help';
  return (
    <div
      class={isOnPage ? 'fix-bar fix-on-page' : 'fix-bar'}
      data-side={side}
      role={isOnPage ? 'main' : 'region'}
      aria-label={translate(isOnPage ? 'fix_page' : 'fix')}
      aria-busy={isBusy || isWithoutParts}
      ref={bar}
    >
      {isOnPage && <h1 class="visually-hidden">{translate('fix_page')}</h1>}
      <details class="fix-guide">
        <summary>
          <span>{translate('fix_hint')}</span>
        </summary>
        <p>{translate(helpKey)}</p>
      </details>
      <div
        class="fix-here"
        tabIndex={0}
        role="group"
        aria-label={translate(helpKey)}
        ref={here}
        onKeyUp={({ key, currentTarget }) => {
          // The key goes up where the focus went when it went down.
          if (key === 'Tab') currentTarget.classList.add('by-tab');
        }}
      >
        {isOnPage && (
          <p class="fix-legend">
            <span class="fix-sample fix-sample-kept" aria-hidden="true" />
            {translate('account_is_kept')}
            <span class="fix-sample fix-sample-out" aria-hidden="true" />
            {translate('account_is_left_out')}
          </p>
        )}
        <p role="status" class="fix-status">
          {statusOf()}
        </p>
      </div>
      <div class="fix-tools">
        <IconButton icon="up" label={translate('fix_previous')} shortcut="↑" onClick={frame.moves.previous} />
        <IconButton icon="down" label={translate('fix_next')} shortcut="↓" onClick={frame.moves.next} />
        <IconButton icon="plus" label={translate('fix_larger')} shortcut="+" onClick={frame.moves.larger} />
        <IconButton icon="minus" label={translate('fix_smaller')} shortcut="-" onClick={frame.moves.smaller} />
        {hasKept && (
          <Button
            primary
            onClick={() => {
              change(false);
            }}
          >
            {translate('account_leave_out')}
          </Button>
        )}
        {hasLeftOut && (
          <Button
            primary={!hasKept}
            onClick={() => {
              change(true);
            }}
          >
            {translate('account_put_back')}
          </Button>
        )}
        {part !== null && <Button onClick={keepOnly}>{translate('fix_only')}</Button>}
        {undo && <Button onClick={undo}>{translate('fix_undo')}</Button>}
        {redo && <Button onClick={redo}>{translate('fix_redo')}</Button>}
        {last && !isOnPage && !isPrivate() && (
          <Button
            onClick={() => {
              setRemembering(!isRemembering);
            }}
          >
            {translate('remember')}
          </Button>
        )}
        {isOnPage ? (
          <Button
            onClick={() => {
              setSide(side === 'end' ? 'start' : 'end');
            }}
          >
            {translate('fix_move_bar')}
          </Button>
        ) : (
          <label class="fix-all">
            <input
              type="checkbox"
              checked={isAllShown}
              onChange={({ currentTarget }) => {
                setAllShown(currentTarget.checked);
              }}
            />
            {translate('fix_show_all')}
          </label>
        )}
        {!isOnPage && (host.below ?? host.openOverlay) && <Button onClick={goToPage}>{translate('fix_page')}</Button>}
        <Button onClick={isOnPage ? backToReader : onClose}>{translate('paint_done')}</Button>
      </div>
      {isRemembering && last && page && !isOnPage && (
        <RememberForm
          correction={last}
          page={page}
          address={(outcome && outcome.kind !== 'blocked' && articleOrBestGuess(outcome)?.url) || ''}
          tryRule={fix.tryRule}
          onDone={(warning) => {
            showStatus([translate('remember_done'), warning].join(' ').trim());
            leaveForm();
          }}
          onCancel={leaveForm}
        />
      )}
    </div>
  );

  function statusOf(): string {
    if (outcome?.kind === 'blocked') return blockedText(outcome.cause).text;
    if (outcome !== null && page === null) return translate('fix_too_large');
    if (isBusy) return translate('loading');
    if (outcome?.isUncorrected) return translate('rules_not_applied');
    if (said !== '') return said;
    if (stage === null || page === null) return '';
    if (part === null) return translate('fix_none');
    const opening = textOf(blocks.slice(part.first, part.last).map(({ text }) => text));
    const state = translate(hasKept ? 'account_is_kept' : 'account_is_left_out');
    return [nameOfPart(page.structure, part), state, opening].filter((text) => text !== '').join(' · ');
  }
}

/** True where the view shows an article that has parts. */
function hasText(outcome: ReadOutcome): boolean {
  return outcome.kind !== 'blocked' && articleOrBestGuess(outcome) !== null;
}

function textOf(texts: readonly string[]): string {
  return shorten(texts.join(' ').slice(0, 8 * OPENING), OPENING);
}
