import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Article } from '../article/article.ts';
import { canHaveShortcuts } from '../platform/browser/commands.ts';
import { openHighlights, openReadingList } from '../platform/browser/pages.ts';
import { openSettings } from '../platform/browser/open-settings.ts';
import { errorText, logError } from '../platform/browser/log-error.ts';
import { translate } from '../platform/browser/translate.ts';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { ShortcutList } from '../ui/shortcut-list.tsx';
import { useDocument } from '../ui/use-document.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { useSettings } from '../ui/appearance/use-settings.ts';
import { KeepDrawing, OverlayDrawing, PopupDrawing } from './drawings.tsx';
import { readOwnPage } from './read-own-page.ts';

/** The other pages of the extension. */
const WAYS = [
  { label: 'reading_list', open: openReadingList },
  { label: 'highlights', open: openHighlights },
  { label: 'appearance_all_settings', open: openSettings },
] as const;

const loadReader = async () => (await import('./own-reader.tsx')).OwnReader;

/** The page that opens once, after the installation. It says what Winnow does and shows the reader on itself. */
export function WelcomePage() {
  const [article, setArticle] = useState<Article | null>(null);
  const [problem, setProblem] = useState('');
  const fail = useCallback((cause: unknown) => {
    setProblem(translate('welcome_failed', errorText(cause)));
  }, []);
  const OwnReader = useLazy(
    article !== null,
    loadReader,
    useCallback(() => {
      setProblem(translate('part_missing'));
    }, []),
  );
  const scrollBefore = useRef<number | null>(null);
  const tryButton = useRef<HTMLDivElement>(null);
  const isReading = article !== null && OwnReader !== null;
  useLayoutEffect(() => {
    if (isReading || scrollBefore.current === null) return;
    scrollTo(0, scrollBefore.current);
    scrollBefore.current = null;
    tryButton.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isReading]);

  if (isReading)
    return (
      <OwnReader
        article={article}
        onClose={() => {
          setArticle(null);
        }}
      />
    );
  return (
    <Introduction
      problem={problem}
      buttonRef={tryButton}
      onTry={() => {
        setProblem('');
        readOwnPage().then((found) => {
          scrollBefore.current = scrollY;
          setArticle(found);
        }, fail);
      }}
    />
  );
}

type IntroductionProps = {
  readonly problem: string;
  readonly buttonRef: preact.RefObject<HTMLDivElement | null>;
  readonly onTry: () => void;
};

/** The text of the page: an article that Winnow can find, and other parts around it. */
function Introduction({ problem, buttonRef, onTry }: IntroductionProps) {
  // The page changes no settings, so storing them cannot fail.
  useSettings(useCallback(() => undefined, []));
  useDocument(translate('welcome_title'));
  const isFirefox = location.protocol === 'moz-extension:';
  return (
    <>
      <header class="welcome-head">
        <Logo />
        <p class="welcome-name">{translate('extension_short_name')}</p>
        <div class="welcome-ways">
          {WAYS.map(({ label, open }) => (
            <Button
              key={label}
              onClick={() => {
                open().catch((cause: unknown) => {
                  logError('open-page', cause);
                });
              }}
            >
              {translate(label)}
            </Button>
          ))}
        </div>
      </header>
      <main class="welcome">
        <h1>{translate('welcome_title')}</h1>
        <p class="welcome-lead">{translate('welcome_lead')}</p>
        <div class="welcome-try" ref={buttonRef}>
          <Button primary onClick={onTry}>
            {translate('welcome_try')}
          </Button>
          <div role="status">{problem !== '' && <p class="warning">{problem}</p>}</div>
        </div>
        <ol class="welcome-pictures">
          <Picture drawing={<PopupDrawing />} title={translate('welcome_popup')}>
            {translate('welcome_popup_text')} {translate(isFirefox ? 'welcome_pin_firefox' : 'welcome_pin')}
          </Picture>
          <Picture drawing={<OverlayDrawing />} title={translate('welcome_overlay')}>
            {translate(canHaveShortcuts() ? 'welcome_overlay_text' : 'welcome_overlay_touch')}
          </Picture>
          <Picture drawing={<KeepDrawing />} title={translate('welcome_keep')}>
            {translate('welcome_keep_text')}
          </Picture>
        </ol>
        <div class="welcome-columns">
          <div class="welcome-text">
            <h2>{translate('welcome_story')}</h2>
            <p>{translate('welcome_story_1')}</p>
            <p>{translate('welcome_story_2')}</p>
            <p>{translate('welcome_story_3')}</p>
            <h3>{translate('welcome_private')}</h3>
            <p>{translate('welcome_private_1')}</p>
            <p>{translate('welcome_private_2')}</p>
          </div>
          {canHaveShortcuts() && (
            <aside class="welcome-keys" aria-labelledby="shortcuts">
              <h2 id="shortcuts">{translate('options_shortcuts')}</h2>
              <ShortcutList />
            </aside>
          )}
        </div>
      </main>
    </>
  );
}

type PictureProps = {
  readonly drawing: preact.ComponentChildren;
  readonly title: string;
  readonly children: preact.ComponentChildren;
};

function Picture({ drawing, title, children }: PictureProps) {
  return (
    <li>
      {drawing}
      <h2>{title}</h2>
      <p>{children}</p>
    </li>
  );
}
