import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { BUILDER_REASONS, type BlockAccount } from '../../../article/blocks.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { messageKey } from '../../../platform/browser/message-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { shorten } from '../../text/page-strings.ts';

/** Number of blocks rendered at first, and added each time the end of the list comes near. */
const PORTION = 200;
/** How near the end must be, as a margin of the scroll container. */
const NEAR = '800px 0px';
/** Characters of a block's text; about two lines. */
const TEXT_LENGTH = 180;
/** UTF-16 units passed to `shorten`; it collapses white space, and a character may take two units. */
const TEXT_UNITS = 8 * TEXT_LENGTH;

type BlockListProps = {
  readonly blocks: readonly BlockAccount[];
  /** Language of the page: BCP 47, or '' if the page does not state it. */
  readonly lang: string;
  /** Indices of the blocks that the filter shows. */
  readonly shown: readonly number[];
  readonly restored: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
  readonly onToggle: (index: number) => void;
};

/** The blocks of the page in order. Renders more of them as the user scrolls. */
export function BlockList({ blocks, lang, shown, restored, removed, onToggle }: BlockListProps) {
  const [rendered, setRendered] = useState(PORTION);
  const list = useRef<HTMLOListElement>(null);
  const more = useRef<HTMLDivElement>(null);
  /** Position of the first block of the next portion, if the "more" button has the focus; else null. */
  const focusBlock = useRef<number | null>(null);
  const isMore = rendered < shown.length;
  const renderMore = (): void => {
    focusBlock.current = more.current?.contains(document.activeElement) === true ? rendered : null;
    setRendered(rendered + PORTION);
  };
  // The last portion removes the "more" button. Its focus moves to the first block of that portion.
  useLayoutEffect(() => {
    if (!isMore && focusBlock.current !== null)
      (list.current?.children[focusBlock.current] as HTMLElement | undefined)?.focus({ preventScroll: true });
    focusBlock.current = null;
  }, [rendered, isMore]);
  useEffect(() => {
    const end = more.current;
    if (end === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) renderMore();
      },
      { root: end.parentElement, rootMargin: NEAR },
    );
    observer.observe(end);
    return () => {
      observer.disconnect();
    };
  }, [rendered, isMore]);

  if (shown.length === 0) return <p class="explain-none">{translate('account_none')}</p>;
  return (
    <>
      <ol class="explain-blocks" ref={list}>
        {shown.slice(0, rendered).map((at) => (
          <Block
            key={at}
            block={blocks[at]!}
            lang={lang}
            isRestored={restored.has(at)}
            isRemoved={removed.has(at)}
            onToggle={() => {
              onToggle(at);
            }}
          />
        ))}
      </ol>
      {isMore && (
        <div class="explain-more" ref={more}>
          <Button onClick={renderMore}>{translate('account_more')}</Button>
        </div>
      )}
    </>
  );
}

type BlockProps = {
  readonly block: BlockAccount;
  readonly lang: string;
  readonly isRestored: boolean;
  readonly isRemoved: boolean;
  readonly onToggle: () => void;
};

function Block({ block, lang, isRestored, isRemoved, onToggle }: BlockProps) {
  const { text, kept, score, reasons, kind } = block;
  const state = isRestored ? 'restored' : kept ? 'kept' : 'left-out';
  // The view already shows these blocks in another place, for example as title or credits.
  const canToggle = kept || isRemoved || !reasons.includes(BUILDER_REASONS.leftOut);
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
        {!kept && kind !== undefined && kind !== 'article' && <span>{translate(`kind_${kind}`)}</span>}
        {reasons.length > 0 && (
          <span>
            {reasons
              .map((reason) => translate(messageKey('reason', reason)))
              .reduce((list, reason) => translate('account_reasons', list, reason))}
          </span>
        )}
      </p>
      <Score score={score} />
      {canToggle && (
        <Button onClick={onToggle}>
          {translate(isRestored ? 'account_take_out' : kept ? 'account_leave_out' : 'account_put_back')}
        </Button>
      )}
    </li>
  );
}

/** The score as a bar, with a text for screen readers. */
function Score({ score }: { readonly score: number }) {
  const percent = Math.round(100 * score);
  const text = translate('account_score', percent);
  return (
    <span class="score" role="img" aria-label={text} title={text}>
      <span style={{ inlineSize: `${String(percent)}%` }} />
    </span>
  );
}
