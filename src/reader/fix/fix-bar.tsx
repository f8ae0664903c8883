import type { RefObject } from 'preact';
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isPrivate } from '../../platform/settings-store.ts';
import { translate } from '../../platform/translate.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { articleOrBestGuess } from '../reading/article-or-best-guess.ts';
import type { ReadingState } from '../reading/use-reading.ts';
import { blockedText } from '../states/blocked-state.tsx';
import { formatLength } from '../text/counts.ts';
import { shorten } from '../text/page-strings.ts';
import css from './fix.css?inline';
import { correctionOf } from './parts.ts';
import { RememberForm } from './remember-form.tsx';
import { useFix } from './use-fix.ts';
import { useFixKeys } from './use-fix-keys.ts';
import { useFrame } from './use-frame.ts';

adoptStyle(css);

/** Characters of the text of the framed part. */
const OPENING = 70;

type FixBarProps = {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly reading: ReadingState;
  /** Shows a message that outlives the bar. */
  readonly showStatus: (text: string) => void;
  readonly onClose: () => void;
};

/** The bar for correcting the article part by part, with the mouse, the keyboard or a finger. */
export function FixBar({ scroller, reading, showStatus, onClose }: FixBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const here = useRef<HTMLDivElement>(null);
  const [isAllShown, setAllShown] = useState(false);
  const [isRemembering, setRemembering] = useState(false);
  const [said, say] = useState('');
  const fix = useFix(reading);
  const { page, outcome, isBusy, corrections, undo, redo } = fix;
  const onMove = useCallback(() => {
    say('');
  }, []);
  const frame = useFrame(scroller, page, isAllShown, onMove);
  const { part } = frame;
  const blocks = page?.blocks ?? [];
  const isKept =
    part !== null && (part.media.length > 0 || blocks.slice(part.first, part.last).some(({ kept }) => kept));

  useLayoutEffect(() => {
    here.current?.focus();
  }, []);

  const change = (keep: boolean): void => {
    if (part === null || isBusy) return;
    const isAll = blocks.every(({ kept, words }, b) => !kept || words === 0 || (b >= part.first && b < part.last));
    if (!keep && isAll) {
      say(translate('fix_empties'));
      return;
    }
    void fix.correct(correctionOf(part, blocks, keep)).then((next) => {
      if (next === null || next.kind === 'blocked' || next.isUncorrected) return;
      const words = formatLength(articleOrBestGuess(next) ?? { wordCount: 0 });
      say(translate(keep ? 'account_back_done' : 'fix_removed', words));
    });
  };
  useFixKeys(bar, {
    ...frame.moves,
    leaveOut: () => {
      change(false);
    },
    keep: () => {
      change(true);
    },
    undo,
    redo,
    close: isRemembering
      ? () => {
          setRemembering(false);
          here.current?.focus();
        }
      : onClose,
  });

  const last = corrections.at(-1);
  const opening = part === null ? '' : textOf(blocks.slice(part.first, part.last).map(({ text }) => text));
  const state = part === null ? '' : translate(isKept ? 'account_is_kept' : 'account_is_left_out');
  return (
    <div class="fix-bar" role="region" aria-label={translate('fix')} aria-busy={isBusy} ref={bar}>
      <div class="fix-here" tabIndex={0} role="group" aria-label={translate('fix_help')} ref={here}>
        <p class="fix-help">{translate('fix_help')}</p>
        <p role="status" class="fix-status">
          {statusOf()}
        </p>
      </div>
      <div class="fix-tools">
        <IconButton icon="up" label={translate('fix_previous')} shortcut="↑" onClick={frame.moves.previous} />
        <IconButton icon="down" label={translate('fix_next')} shortcut="↓" onClick={frame.moves.next} />
        <IconButton icon="plus" label={translate('fix_larger')} shortcut="+" onClick={frame.moves.larger} />
        <IconButton icon="minus" label={translate('fix_smaller')} shortcut="-" onClick={frame.moves.smaller} />
        {part !== null && (
          <Button
            primary
            onClick={() => {
              change(!isKept);
            }}
          >
            {translate(isKept ? 'account_leave_out' : 'account_put_back')}
          </Button>
        )}
        {undo && <Button onClick={undo}>{translate('fix_undo')}</Button>}
        {redo && <Button onClick={redo}>{translate('fix_redo')}</Button>}
        {last && !isPrivate() && (
          <Button
            onClick={() => {
              setRemembering(!isRemembering);
            }}
          >
            {translate('remember')}
          </Button>
        )}
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
        <Button onClick={onClose}>{translate('paint_done')}</Button>
      </div>
      {isRemembering && last && page && (
        <RememberForm
          correction={last}
          page={page}
          address={(outcome && outcome.kind !== 'blocked' && articleOrBestGuess(outcome)?.url) || ''}
          tryRule={fix.tryRule}
          onDone={(warning) => {
            setRemembering(false);
            showStatus([translate('remember_done'), warning].join(' ').trim());
            here.current?.focus();
          }}
          onCancel={() => {
            setRemembering(false);
            here.current?.focus();
          }}
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
    if (part === null) return '';
    return `${opening === '' ? translate('fix_medium') : opening} · ${state}`;
  }
}

function textOf(texts: readonly string[]): string {
  return shorten(texts.join(' ').slice(0, 8 * OPENING), OPENING);
}
