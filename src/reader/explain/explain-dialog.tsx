import { useEffect, useRef, useState } from 'preact/hooks';
import type { ExtractOptions } from '../../article.ts';
import { translate } from '../../platform/translate.ts';
import type { ReadOutcome } from '../../platform/read-outcome.ts';
import type { LegendWords, HeatmapOutcome, Reply } from '../../platform/protocol.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import '../../ui/fields-style.ts';
import { Modal } from '../../ui/modal.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { interfaceLanguage } from '../text/counts.ts';
import { blockedText } from '../states/blocked-state.tsx';
import css from './explain.css?inline';
import { articleOrBestGuess } from './article-or-best-guess.ts';
import { legendWords } from './legend-words.ts';
import { BlockList } from './block-list.tsx';
import { useExplain, type ExplainSource } from './use-explain.ts';

adoptStyle(css);

type AccountProps = ExplainSource & {
  readonly onHeatmap: ((options: ExtractOptions, words: LegendWords) => Promise<Reply<HeatmapOutcome>>) | undefined;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

type Filter = 'all' | 'kept' | 'left-out';

/** What is said of colouring the page; where it is done there is nobody left to say it. */
const HEATMAP_MESSAGES: Readonly<Record<HeatmapOutcome, () => string>> = {
  shown: () => '',
  hidden: () => translate('paint_cleared'),
  nothing: () => translate('paint_nothing'),
};

/** Every block of the page, kept and left out, with its score and the reasons; what was left out can be put back. */
export function ExplainDialog({ onHeatmap, onRetry, onClose, ...source }: AccountProps) {
  const list = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState<Filter>('all');
  const account = useExplain(source);
  const { answer, isTooLarge, blocks, restored, isChanged, isBusy, said, say } = account;

  // A button that is gone with its part must not take the focus out of the dialog.
  useEffect(() => {
    if (!isBusy && (document.activeElement === null || document.activeElement === document.body))
      list.current?.focus({ preventScroll: true });
  }, [isBusy]);

  // What was put back stays among what was left out, where it can be found again.
  const isLeftOut = (at: number): boolean => !blocks[at]!.kept || restored.has(at);
  const all = blocks.map((_, at) => at);
  const groups: Readonly<Record<Filter, readonly number[]>> = {
    all,
    kept: all.filter((at) => blocks[at]!.kept),
    'left-out': all.filter(isLeftOut),
  };
  const count = (of: Filter): string => new Intl.NumberFormat(interfaceLanguage()).format(groups[of].length);

  const { outcome, chosen } = source;
  const algorithm = articleOrBestGuess(outcome)?.algorithm;
  const toggleHeatmap = (): void => {
    if (onHeatmap === undefined || algorithm === undefined) return;
    say(translate('loading'));
    void onHeatmap({ ...chosen, algorithm }, legendWords()).then((reply) => {
      if (!reply.ok) say(translate('paint_failed', reply.error.message));
      else say(HEATMAP_MESSAGES[reply.value]());
    });
  };

  return (
    <Modal class="explain" labelledBy="explain-title" onClose={onClose}>
      <div class="explain-card" aria-busy={isBusy}>
        <header>
          <div>
            <h2 id="explain-title">{translate('why_this')}</h2>
            <p>{translate('account_text')}</p>
          </div>
          <IconButton icon="close" label={translate('close')} onClick={onClose} />
        </header>
        {answer?.kind === 'blocked' ? (
          <Gone outcome={answer} />
        ) : (
          <>
            <div class="explain-tools">
              <Segmented
                label={translate('account_filter')}
                value={filter}
                segments={[
                  { value: 'all', label: translate('account_all', count('all')) },
                  { value: 'kept', label: translate('account_kept', count('kept')) },
                  { value: 'left-out', label: translate('account_left_out', count('left-out')) },
                ]}
                onChange={setFilter}
              />
              {onHeatmap && algorithm !== undefined && (
                <Button onClick={toggleHeatmap}>{translate('paint_show')}</Button>
              )}
            </div>
            {isChanged && !isBusy && (
              <div class="explain-changed">
                <p>{translate('account_changed')}</p>
                <Button
                  onClick={() => {
                    onClose();
                    onRetry();
                  }}
                >
                  {translate('account_read_again')}
                </Button>
              </div>
            )}
            <p class="explain-status" role="status">
              {answer === null ? translate('loading') : said}
            </p>
            <div class="explain-list" role="region" aria-labelledby="explain-title" tabIndex={0} ref={list}>
              {isTooLarge && <p class="explain-none">{translate('reason_too_large')}</p>}
              {answer !== null && !isTooLarge && (
                <BlockList
                  key={filter}
                  blocks={blocks}
                  lang={articleOrBestGuess(answer)?.lang ?? ''}
                  shown={groups[filter]}
                  restored={restored}
                  onToggle={account.toggle}
                />
              )}
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}

/** The page is no longer there to be accounted for. */
function Gone({ outcome }: { readonly outcome: Extract<ReadOutcome, { readonly kind: 'blocked' }> }) {
  const { title, text } = blockedText(outcome.cause);
  return (
    <div class="explain-gone" role="status">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </div>
  );
}
