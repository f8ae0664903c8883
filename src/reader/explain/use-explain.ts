import { useEffect, useRef, useState } from 'preact/hooks';
import type { BlockAccount, BlockReference, ExtractOptions } from '../../article.ts';
import { translate } from '../../platform/translate.ts';
import type { ReadOutcome } from '../../platform/read-outcome.ts';
import { formatWords } from '../text/counts.ts';
import { articleOrBestGuess } from './article-or-best-guess.ts';

export type ExplainSource = {
  /** What is in view, and what it was read with. */
  readonly outcome: ReadOutcome;
  readonly chosen: ExtractOptions;
  readonly onExplain: (keep?: readonly BlockReference[]) => Promise<ReadOutcome>;
};

export type Explanation = {
  /** What came of asking; null until the first answer. */
  readonly answer: ReadOutcome | null;
  /** The page has text, and too much of it for an account. */
  readonly isTooLarge: boolean;
  /** Every block of the page in its order; none where the page could not be read. */
  readonly blocks: readonly BlockAccount[];
  /** Indices of the blocks that the person has put back. */
  readonly restored: ReadonlySet<number>;
  /** The page is no longer what the article in view was read from. */
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  /** What the last step came to, in a sentence. */
  readonly said: string;
  readonly say: (sentence: string) => void;
  /** Puts that block into the article, or takes it out again. */
  readonly toggle: (index: number) => void;
};

const NOTHING: readonly BlockAccount[] = [];

/** The account of the page behind what is in view: asked for when it is opened and when something else comes into view, and with every block that is put back. */
export function useExplain({ outcome, chosen, onExplain }: ExplainSource): Explanation {
  const [answer, setAnswer] = useState<ReadOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [said, say] = useState('');
  /** What the account is of: not asked for again where it came with its account. */
  const known = useRef<ReadOutcome | null>(null);
  const latest = useRef(0);
  /** What comes into view meanwhile comes with its account. */
  const isPicking = useRef(false);

  const ask = async (keep?: readonly BlockReference[]): Promise<ReadOutcome | null> => {
    const mine = ++latest.current;
    setBusy(true);
    isPicking.current = keep !== undefined;
    const next = await onExplain(keep);
    if (mine !== latest.current) return null;
    if (isPicking.current && next.kind !== 'blocked') known.current = next;
    isPicking.current = false;
    setBusy(false);
    setAnswer(next);
    return next;
  };

  useEffect(() => {
    if (known.current === outcome || isPicking.current) return;
    known.current = outcome;
    void ask();
  });

  const blocks = (answer?.kind === 'blocked' ? undefined : answer?.blocks) ?? NOTHING;
  const picked = (chosen.keep ?? []).filter(({ index, text }) => blocks[index]?.text === text && blocks[index].kept);

  const toggle = (index: number): void => {
    const block = blocks[index];
    if (isBusy || block === undefined) return;
    const others = picked.filter((reference) => reference.index !== index);
    const isTaken = others.length < picked.length;
    say(translate('loading'));
    void ask(isTaken ? others : [...others, { index, text: block.text }]).then((next) => {
      if (next === null || next.kind === 'blocked') return;
      const now = next.blocks?.[index];
      const words = formatWords(articleOrBestGuess(next)?.wordCount ?? 0);
      if (isTaken) say(translate('account_out_done', words));
      else
        say(
          now?.text === block.text && now.kept ? translate('account_back_done', words) : translate('account_not_done'),
        );
    });
  };

  const isTooLarge =
    answer?.kind !== 'blocked' &&
    answer !== null &&
    answer.blocks === undefined &&
    (answer.kind === 'article' || answer.reason !== 'no-text');
  return {
    answer,
    isTooLarge,
    blocks,
    restored: new Set(picked.map(({ index }) => index)),
    isChanged: answer !== null && articleOrBestGuess(answer)?.content !== articleOrBestGuess(outcome)?.content,
    isBusy,
    said,
    say,
    toggle,
  };
}
