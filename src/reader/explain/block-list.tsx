import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { BUILDER_REASONS, type BlockAccount } from '../../article.ts';
import { translate } from '../../platform/translate.ts';
import { messageKey } from '../../platform/message-keys.ts';
import { Button } from '../../ui/button.tsx';
import { shorten } from '../text/page-strings.ts';

/** Parts that are drawn at once, and each time that the end of them comes near. */
const PORTION = 200;
/** How near, as a margin of what scrolls. */
const NEAR = '800px 0px';
/** About two lines. */
const TEXT_LENGTH = 180;
/** A character may take two units, and white space goes. */
const TEXT_UNITS = 8 * TEXT_LENGTH;

type PartListProps = {
  readonly blocks: readonly BlockAccount[];
  /** Of the page: BCP 47, or '' where it does not say. */
  readonly lang: string;
  /** Indices of those that are to be seen. */
  readonly shown: readonly number[];
  readonly restored: ReadonlySet<number>;
  readonly onToggle: (index: number) => void;
};

/** The parts of the page, one below the other, as many as have come near. */
export function BlockList({ blocks, lang, shown, restored, onToggle }: PartListProps) {
  const [drawn, setDrawn] = useState(PORTION);
  const list = useRef<HTMLOListElement>(null);
  const more = useRef<HTMLDivElement>(null);
  /** Place of the first part that comes where the button stands, while that has the focus. */
  const heir = useRef<number | null>(null);
  const isMore = drawn < shown.length;
  const drawMore = (): void => {
    heir.current = more.current?.contains(document.activeElement) === true ? drawn : null;
    setDrawn(drawn + PORTION);
  };
  // With the last portion the button goes, and must not take the focus with it.
  useLayoutEffect(() => {
    if (!isMore && heir.current !== null)
      (list.current?.children[heir.current] as HTMLElement | undefined)?.focus({ preventScroll: true });
    heir.current = null;
  }, [drawn, isMore]);
  useEffect(() => {
    const end = more.current;
    if (end === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) drawMore();
      },
      { root: end.parentElement, rootMargin: NEAR },
    );
    observer.observe(end);
    return () => {
      observer.disconnect();
    };
  }, [drawn, isMore]);

  if (shown.length === 0) return <p class="explain-none">{translate('account_none')}</p>;
  return (
    <>
      <ol class="explain-blocks" ref={list}>
        {shown.slice(0, drawn).map((at) => (
          <Part
            key={at}
            block={blocks[at]!}
            lang={lang}
            isRestored={restored.has(at)}
            onToggle={() => {
              onToggle(at);
            }}
          />
        ))}
      </ol>
      {isMore && (
        <div class="explain-more" ref={more}>
          <Button onClick={drawMore}>{translate('account_more')}</Button>
        </div>
      )}
    </>
  );
}

type PartProps = {
  readonly block: BlockAccount;
  readonly lang: string;
  readonly isRestored: boolean;
  readonly onToggle: () => void;
};

function Part({ block, lang, isRestored, onToggle }: PartProps) {
  const { text, kept, score, reasons } = block;
  const state = isRestored ? 'restored' : kept ? 'kept' : 'left-out';
  // What the reader shows elsewhere would not come into the article a second time.
  const canToggle = isRestored || (!kept && !reasons.includes(BUILDER_REASONS.leftOut));
  return (
    <li class={`explain-block explain-block-${state}`} tabIndex={-1}>
      <bdi class="explain-block-text" dir="auto" lang={lang || undefined}>
        {shorten(text.slice(0, TEXT_UNITS), TEXT_LENGTH)}
      </bdi>
      <p class="explain-block-why">
        <strong>
          {isRestored
            ? translate('account_is_back')
            : kept
              ? translate('account_is_kept')
              : translate('account_is_left_out')}
        </strong>
        {reasons.length > 0 && (
          <span>{reasons.map((reason) => translate(messageKey('reason', reason))).join('; ')}</span>
        )}
      </p>
      <Score score={score} />
      {canToggle && (
        <Button onClick={onToggle}>{isRestored ? translate('account_take_out') : translate('account_put_back')}</Button>
      )}
    </li>
  );
}

/** A small bar; its words are what a screen reader says. */
function Score({ score }: { readonly score: number }) {
  const percent = Math.round(100 * score);
  const words = translate('account_score', percent);
  return (
    <span class="score" role="img" aria-label={words} title={words}>
      <span style={{ inlineSize: `${String(percent)}%` }} />
    </span>
  );
}
