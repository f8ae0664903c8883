import { translate } from '../../platform/translate.ts';
import type { BlockedCause, ReadOutcome } from '../../platform/read-outcome.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorDetail } from './error-detail.tsx';
import { Notice, type FigureName } from './notice.tsx';

type Blocked = Extract<ReadOutcome, { kind: 'blocked' }>;

type Words = {
  readonly figure: FigureName;
  readonly title: string;
  readonly text: string;
  /** What to do, in order, each a message key. */
  readonly steps?: readonly string[];
  /** Asked before the steps where they may not apply: browsers hide the address of what they keep shut. */
  readonly question?: string;
  /** Trying again can help. */
  readonly retry: boolean;
};

const FILE_STEPS = {
  chromium: ['file_step_manage', 'file_step_allow', 'file_step_reload'],
  firefox: ['file_step_addons', 'file_step_permission', 'file_step_reload'],
} as const;

/** The words of each cause; a cause without words does not compile. */
export function blockedText(cause: BlockedCause): Words {
  switch (cause) {
    case 'browser-page':
      return {
        figure: 'shut',
        title: translate('browser_page_title'),
        text: translate('browser_page_text'),
        retry: false,
      };
    case 'store':
      return { figure: 'shut', title: translate('store_title'), text: translate('store_text'), retry: false };
    case 'file':
      return {
        figure: 'file',
        title: translate('file_title'),
        text: translate('file_text'),
        steps: FILE_STEPS[family()],
        retry: true,
      };
    case 'pdf':
      return { figure: 'paper', title: translate('pdf_title'), text: translate('pdf_text'), retry: false };
    case 'no-access':
      return {
        figure: 'shut',
        title: translate('no_access_title'),
        text: translate('no_access_text'),
        question: translate('file_question'),
        steps: FILE_STEPS[family()],
        retry: true,
      };
    case 'injection':
      return { figure: 'broken', title: translate('injection_title'), text: translate('injection_text'), retry: true };
    case 'navigated':
      return { figure: 'gone', title: translate('navigated_title'), text: translate('navigated_text'), retry: true };
    case 'closed':
      return { figure: 'gone', title: translate('closed_title'), text: translate('closed_text'), retry: false };
  }
}

type BlockedProps = {
  readonly outcome: Blocked;
  readonly onRetry: () => void;
  /** Shows the article again that was there before; absent where none was. */
  readonly onBack: (() => void) | undefined;
};

/** Why the tab cannot be read, and what can be done about it. */
export function BlockedState({ outcome, onRetry, onBack }: BlockedProps) {
  const words = blockedText(outcome.cause);
  return (
    <Notice figure={words.figure} title={words.title}>
      <p>{words.text}</p>
      {words.steps && words.question === undefined && <Steps keys={words.steps} />}
      {(words.retry || onBack) && (
        <div class="actions">
          {onBack && (
            <Button primary onClick={onBack}>
              {translate('back_to_article')}
            </Button>
          )}
          {words.retry && (
            <Button primary={!onBack} onClick={onRetry}>
              {translate('retry')}
            </Button>
          )}
        </div>
      )}
      {words.steps && words.question !== undefined && (
        <details class="cause">
          <summary>{words.question}</summary>
          <Steps keys={words.steps} />
        </details>
      )}
      {outcome.detail !== '' && <ErrorDetail detail={outcome.detail} />}
    </Notice>
  );
}

function Steps({ keys }: { readonly keys: readonly string[] }) {
  return (
    <ol class="steps">
      {keys.map((key) => (
        <li key={key}>{translate(key)}</li>
      ))}
    </ol>
  );
}

/** Which browser's menus to describe. */
function family(): keyof typeof FILE_STEPS {
  return location.protocol === 'moz-extension:' ? 'firefox' : 'chromium';
}
