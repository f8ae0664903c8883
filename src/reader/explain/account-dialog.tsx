import { useEffect, useRef, useState } from 'preact/hooks';
import type { ExtractOptions } from '../../article.ts';
import { t } from '../../platform/i18n.ts';
import type { ReadOutcome } from '../../platform/outcome.ts';
import type { LegendWords, Painted, Reply } from '../../platform/protocol.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import '../../ui/fields-style.ts';
import { Modal } from '../../ui/modal.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { interfaceLanguage } from '../measures.ts';
import { wordsOf } from '../states/blocked-state.tsx';
import css from './account.css?inline';
import { articleOf } from './article-of.ts';
import { legendWords } from './legend-words.ts';
import { PartList } from './part-list.tsx';
import { useAccount, type AccountSource } from './use-account.ts';

adoptStyle(css);

type AccountProps = AccountSource & {
  readonly onPaint: ((options: ExtractOptions, words: LegendWords) => Promise<Reply<Painted>>) | undefined;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

type Filter = 'all' | 'kept' | 'left-out';

/** What is said of colouring the page; where it is done there is nobody left to say it. */
const PAINTED: Readonly<Record<Painted, () => string>> = {
  painted: () => '',
  cleared: () => t('paint_cleared'),
  nothing: () => t('paint_nothing'),
};

/** Every block of the page, kept and left out, with its score and the reasons; what was left out can be put back. */
export function AccountDialog({ onPaint, onRetry, onClose, ...source }: AccountProps) {
  const list = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState<Filter>('all');
  const account = useAccount(source);
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
  const algorithm = articleOf(outcome)?.algorithm;
  const paint = (): void => {
    if (onPaint === undefined || algorithm === undefined) return;
    say(t('loading'));
    void onPaint({ ...chosen, algorithm }, legendWords()).then((reply) => {
      if (!reply.ok) say(t('paint_failed', reply.error.message));
      else say(PAINTED[reply.value]());
    });
  };

  return (
    <Modal class="account" labelledBy="account-title" onClose={onClose}>
      <div class="account-card" aria-busy={isBusy}>
        <header>
          <div>
            <h2 id="account-title">{t('why_this')}</h2>
            <p>{t('account_text')}</p>
          </div>
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </header>
        {answer?.kind === 'blocked' ? (
          <Gone outcome={answer} />
        ) : (
          <>
            <div class="account-tools">
              <Segmented
                label={t('account_filter')}
                value={filter}
                segments={[
                  { value: 'all', label: t('account_all', count('all')) },
                  { value: 'kept', label: t('account_kept', count('kept')) },
                  { value: 'left-out', label: t('account_left_out', count('left-out')) },
                ]}
                onChange={setFilter}
              />
              {onPaint && algorithm !== undefined && <Button onClick={paint}>{t('paint_show')}</Button>}
            </div>
            {isChanged && !isBusy && (
              <div class="account-changed">
                <p>{t('account_changed')}</p>
                <Button
                  onClick={() => {
                    onClose();
                    onRetry();
                  }}
                >
                  {t('account_read_again')}
                </Button>
              </div>
            )}
            <p class="account-said" role="status">
              {answer === null ? t('loading') : said}
            </p>
            <div class="account-list" role="region" aria-labelledby="account-title" tabIndex={0} ref={list}>
              {isTooLarge && <p class="account-none">{t('reason_too_large')}</p>}
              {answer !== null && !isTooLarge && (
                <PartList
                  key={filter}
                  blocks={blocks}
                  lang={articleOf(answer)?.lang ?? ''}
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
  const { title, text } = wordsOf(outcome.cause);
  return (
    <div class="account-gone" role="status">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </div>
  );
}
