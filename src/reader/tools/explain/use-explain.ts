import { useEffect, useRef, useState } from 'preact/hooks';
import type { BlockAccount } from '../../../article/blocks.ts';
import type { Correction } from '../../../article/corrections.ts';
import { translate } from '../../../platform/browser/translate.ts';
import type { ReadOutcome } from '../../../platform/messages/read-outcome.ts';
import type { Reading } from '../../reading/use-reading.ts';
import { formatLength } from '../../text/counts.ts';
import { articleOrBestGuess } from '../../reading/article-or-best-guess.ts';

export type Explanation = {
  /** The explained outcome; null until the first one arrives. */
  readonly explained: ReadOutcome | null;
  /** The page has too much text to explain every block. */
  readonly isTooLarge: boolean;
  /** Every block of the page in order; empty if the page could not be read. */
  readonly blocks: readonly BlockAccount[];
  /** Indices of the blocks that the user has put back, and of those that the user has left out. */
  readonly restored: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
  /** The page has changed since the shown article was read. */
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  /** The result of the last action, in a sentence. */
  readonly status: string;
  readonly showStatus: (text: string) => void;
  /** Puts the block into the article or leaves it out, or undoes that. */
  readonly toggle: (index: number) => void;
};

const NO_BLOCKS: readonly BlockAccount[] = [];

/** Explains every block of the page on mount, when the shown outcome changes, and after each correction. */
export function useExplain(outcome: ReadOutcome, { options, explain }: Reading): Explanation {
  const [explained, setExplained] = useState<ReadOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [status, showStatus] = useState('');
  /** The outcome that needs no further request: the one explained last, or one that came with its explanation. */
  const explainedOutcome = useRef<ReadOutcome | null>(null);
  const latest = useRef(0);
  /** True while a request with corrections runs. The outcome that it shows comes with its explanation. */
  const isRestoring = useRef(false);

  const request = async (corrections?: readonly Correction[]): Promise<ReadOutcome | null> => {
    const number = ++latest.current;
    setBusy(true);
    isRestoring.current = corrections !== undefined;
    const next = await explain(corrections);
    if (number !== latest.current) return null;
    if (isRestoring.current && next.kind !== 'blocked') explainedOutcome.current = next;
    isRestoring.current = false;
    setBusy(false);
    setExplained(next);
    return next;
  };

  useEffect(() => {
    if (explainedOutcome.current === outcome || isRestoring.current) return;
    explainedOutcome.current = outcome;
    void request();
  });

  const blocks = (explained?.kind === 'blocked' ? undefined : explained?.blocks) ?? NO_BLOCKS;
  const corrections = options.corrections ?? [];
  const isDone = ({ keep, block, text }: Correction): boolean =>
    blocks[block]?.text === text && blocks[block].kept === keep;
  const done = corrections.filter((one) => one.element === undefined && isDone(one));

  const toggle = (index: number): void => {
    const block = blocks[index];
    if (isBusy || block === undefined) return;
    const others = corrections.filter((one) => one.block !== index || !done.includes(one));
    const isUndone = others.length < corrections.length;
    const keep = !block.kept;
    showStatus(translate('loading'));
    void request(isUndone ? others : [...others, { keep, block: index, text: block.text }]).then((next) => {
      if (next === null || next.kind === 'blocked') return;
      const now = next.blocks?.[index];
      const words = formatLength(articleOrBestGuess(next) ?? { wordCount: 0 });
      if (now?.text !== block.text || now.kept !== keep) showStatus(translate('account_not_done'));
      else showStatus(translate(keep ? 'account_back_done' : isUndone ? 'account_out_done' : 'fix_removed', words));
    });
  };

  const isTooLarge =
    explained?.kind !== 'blocked' &&
    explained !== null &&
    explained.blocks === undefined &&
    (explained.kind === 'article' || explained.reason !== 'no-text');
  return {
    explained,
    isTooLarge,
    blocks,
    restored: new Set(done.flatMap(({ keep, block }) => (keep ? [block] : []))),
    removed: new Set(done.flatMap(({ keep, block }) => (keep ? [] : [block]))),
    isChanged: explained !== null && articleOrBestGuess(explained)?.content !== articleOrBestGuess(outcome)?.content,
    isBusy,
    status,
    showStatus,
    toggle,
  };
}
