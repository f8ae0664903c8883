import { translate } from '../../platform/browser/translate.ts';
import type { Blocked, BlockedCause } from '../../platform/messages/read-outcome.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorDetail } from './error-detail.tsx';
import { FirstActions } from './first-actions.tsx';
import { Notice, type FigureName } from './notice.tsx';

type BlockedText = {
  readonly figure: FigureName;
  readonly title: string;
  readonly text: string;
  /** Message keys of the steps that the user can take, in order. */
  readonly steps?: readonly string[];
  /** Precedes steps that may not apply: the browser hides the address of pages that it does not open to extensions. */
  readonly question?: string;
  /** Whether reading again can help. */
  readonly retry: boolean;
};

const FILE_STEPS = {
  chromium: ['file_step_manage', 'file_step_allow', 'file_step_reload'],
  firefox: ['file_step_addons', 'file_step_permission', 'file_step_reload'],
} as const;

/** The texts for a cause. The compiler reports a cause without texts. */
export function blockedText(cause: BlockedCause): BlockedText {
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
        steps: fileSteps(),
        retry: true,
      };
    case 'blank':
      return { figure: 'empty', title: translate('blank_title'), text: translate('blank_text'), retry: true };
    case 'picture':
      return { figure: 'file', title: translate('picture_title'), text: translate('picture_text'), retry: false };
    case 'media':
      return { figure: 'file', title: translate('media_title'), text: translate('media_text'), retry: false };
    case 'feed':
      return { figure: 'paper', title: translate('feed_title'), text: translate('feed_text'), retry: false };
    case 'only-pictures':
      return {
        figure: 'file',
        title: translate('only_pictures_title'),
        text: translate('only_pictures_text'),
        retry: true,
      };
    case 'empty-file':
      return { figure: 'empty', title: translate('empty_file_title'), text: translate('empty_file_text'), retry: true };
    case 'loading':
      return { figure: 'empty', title: translate('loading_title'), text: translate('loading_text'), retry: true };
    case 'refused':
      return {
        figure: 'shut',
        title: translate('refused_title'),
        text: translate('refused_text'),
        question: translate('file_question'),
        steps: fileSteps(),
        retry: true,
      };
    case 'pdf':
      return { figure: 'paper', title: translate('pdf_title'), text: translate('pdf_text'), retry: false };
    // A reader that loses access while it shows an article says the same.
    case 'not-opened':
    case 'no-access':
      return {
        figure: 'shut',
        title: translate('no_access_title'),
        text: translate('no_access_text'),
        question: translate('file_question'),
        steps: fileSteps(),
        retry: true,
      };
    case 'not-allowed':
      return {
        figure: 'shut',
        title: translate('not_allowed_title'),
        text: translate('not_allowed_text'),
        retry: false,
      };
    case 'silent':
      return { figure: 'empty', title: translate('silent_title'), text: translate('silent_text'), retry: false };
    case 'not-loaded':
      return {
        figure: 'broken',
        title: translate('not_loaded_title'),
        text: translate('not_loaded_text'),
        retry: true,
      };
    case 'injection':
      return { figure: 'broken', title: translate('injection_title'), text: translate('injection_text'), retry: true };
    case 'navigated':
      return { figure: 'gone', title: translate('navigated_title'), text: translate('navigated_text'), retry: true };
    case 'other-page':
      return { figure: 'gone', title: translate('other_page_title'), text: translate('other_page_text'), retry: true };
    case 'closed':
      return { figure: 'gone', title: translate('closed_title'), text: translate('closed_text'), retry: false };
  }
}

type BlockedStateProps = {
  readonly outcome: Blocked;
  readonly onRetry: () => void;
  /** Shows the previous article again; absent if there was none. */
  readonly onBack: (() => void) | undefined;
  /** Opens the kept copy of the page; null if there is none. */
  readonly onOpenCopy: (() => void) | null;
};

/** Explains why the tab cannot be read, and what the user can do. */
export function BlockedState({ outcome, onRetry, onBack, onOpenCopy }: BlockedStateProps) {
  const { figure, title, text, steps, question, retry } = blockedText(outcome.cause);
  return (
    <Notice figure={figure} title={title}>
      <p>{text}</p>
      {steps && question === undefined && <Steps keys={steps} />}
      {(retry || onBack || onOpenCopy) && (
        <div class="actions">
          <FirstActions onBack={onBack} onOpenCopy={onOpenCopy} />
          {retry && (
            <Button primary={!onBack && !onOpenCopy} onClick={onRetry}>
              {translate('retry')}
            </Button>
          )}
        </div>
      )}
      {steps && question !== undefined && (
        <details class="cause">
          <summary>{question}</summary>
          <Steps keys={steps} />
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

/** How to allow file access, in the menus of the current browser. */
function fileSteps(): readonly string[] {
  return FILE_STEPS[location.protocol === 'moz-extension:' ? 'firefox' : 'chromium'];
}
