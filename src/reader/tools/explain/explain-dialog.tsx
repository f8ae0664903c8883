import { useEffect, useRef, useState } from 'preact/hooks';
import { translate } from '../../../platform/browser/translate.ts';
import type { Blocked, ReadOutcome } from '../../../platform/messages/read-outcome.ts';
import type { HeatmapOutcome } from '../../../platform/messages/protocol.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import '../../../ui/fields-style.ts';
import { Modal } from '../../../ui/modal.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import type { ToolProps } from '../../context/tool.ts';
import { blockedText } from '../../states/blocked-state.tsx';
import { articleOrBestGuess } from '../../reading/article-or-best-guess.ts';
import { BlockList } from './block-list.tsx';
import css from './explain.css?inline';
import { legendWords } from './legend-words.ts';
import { useExplain } from './use-explain.ts';

adoptStyle(css);

type DialogProps = ToolProps & { readonly outcome: ReadOutcome };

type Filter = 'all' | 'kept' | 'left-out';

/** Status after colouring the page. Empty after success, because the dialog closes then. */
const HEATMAP_STATUS: Readonly<Record<HeatmapOutcome, () => string>> = {
  shown: () => '',
  hidden: () => translate('paint_cleared'),
  nothing: () => translate('paint_nothing'),
};

/** The "Why this?" dialog: every block of the page with score and reasons. The user can restore blocks left out. */
export default function ExplainDialog(props: ToolProps) {
  const { outcome } = props.context;
  return outcome && <Dialog {...props} outcome={outcome} />;
}

function Dialog({ context, outcome, onClose }: DialogProps) {
  const { reading } = context;
  const { toggleHeatmap } = context.host;
  const list = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState<Filter>('all');
  const explanation = useExplain(outcome, reading);
  const { explained, isTooLarge, blocks, restored, removed, isChanged, isBusy, status, showStatus } = explanation;

  // If the focused button was removed with its block, the focus stays inside the dialog.
  useEffect(() => {
    if (!isBusy && (document.activeElement === null || document.activeElement === document.body))
      list.current?.focus({ preventScroll: true });
  }, [isBusy]);

  // Restored blocks stay in the group "left out", where the user found them.
  const isLeftOut = (at: number): boolean => (!blocks[at]!.kept && !removed.has(at)) || restored.has(at);
  const all = blocks.map((_, at) => at);
  const groups: Readonly<Record<Filter, readonly number[]>> = {
    all,
    kept: all.filter((at) => blocks[at]!.kept || removed.has(at)),
    'left-out': all.filter(isLeftOut),
  };
  const count = (of: Filter): number => groups[of].length;

  const algorithm = articleOrBestGuess(outcome)?.algorithm;
  const onShowOnPage = (): void => {
    if (toggleHeatmap === undefined || algorithm === undefined) return;
    showStatus(translate('loading'));
    void toggleHeatmap({ ...reading.options, algorithm }, legendWords()).then((reply) => {
      if (!reply.ok) showStatus(translate('paint_failed', reply.error.message));
      else showStatus(HEATMAP_STATUS[reply.value]());
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
        {explained?.kind === 'blocked' ? (
          <BlockedPage outcome={explained} />
        ) : (
          <>
            <div class="explain-tools">
              {explained !== null && (
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
              )}
              {toggleHeatmap && algorithm !== undefined && (
                <Button onClick={onShowOnPage}>{translate('paint_show')}</Button>
              )}
            </div>
            {isChanged && !isBusy && (
              <div class="explain-changed">
                <p>{translate('account_changed')}</p>
                <Button
                  onClick={() => {
                    onClose();
                    reading.read({});
                  }}
                >
                  {translate('account_read_again')}
                </Button>
              </div>
            )}
            <p class="explain-status" role="status">
              {explained === null ? translate('loading') : status}
            </p>
            <div class="explain-list" role="region" aria-labelledby="explain-title" tabIndex={0} ref={list}>
              {isTooLarge && <p class="explain-none">{translate('reason_too_large')}</p>}
              {explained !== null && !isTooLarge && (
                <BlockList
                  key={filter}
                  blocks={blocks}
                  lang={articleOrBestGuess(explained)?.lang ?? ''}
                  shown={groups[filter]}
                  restored={restored}
                  removed={removed}
                  onToggle={explanation.toggle}
                />
              )}
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}

/** The page can no longer be read, so its blocks cannot be explained. */
function BlockedPage({ outcome }: { readonly outcome: Blocked }) {
  const { title, text } = blockedText(outcome.cause);
  return (
    <div class="explain-blocked" role="status">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </div>
  );
}
