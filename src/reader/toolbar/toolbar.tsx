import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Article } from '../../article/article.ts';
import { translate } from '../../platform/browser/translate.ts';
import { moveByArrows } from '../../ui/focus.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { SettingsState } from '../../ui/appearance/use-settings.ts';
import type { KeepMenuProps } from '../tools/keep/keep-menu.tsx';
import type { ReaderHost } from '../reading/reader-host.ts';
import { formatMinutes } from '../text/counts.ts';
import { hostOf, webAddress } from '../text/page-strings.ts';
import { keyLabel } from './key-bindings.ts';
import type { MoreItem } from './more-menu.tsx';
import type { NotRightMenuProps } from './not-right-menu.tsx';

export type ToolbarProps = {
  readonly article: Article | null;
  readonly settingsState: SettingsState;
  readonly host: Pick<ReaderHost, 'openOverlay' | 'openTab' | 'close'>;
  /** false while there is nothing to correct; null while only the start of an article is shown. */
  readonly notRight: NotRightMenuProps | false | null;
  /** false while no article is shown, null while only its start is. */
  readonly keep: KeepMenuProps | false | null;
  /** false while no article with headings is shown. */
  readonly outline: { readonly isOpen: boolean; readonly toggle: () => void } | false;
  /** false while no article is shown. */
  readonly listen: { readonly isOpen: boolean; readonly toggle: () => void } | false;
  /** The list of highlights; false while no article is shown. */
  readonly highlights: { readonly isOpen: boolean; readonly toggle: () => void } | false;
  /** undefined while no article is shown. */
  readonly onFind: (() => void) | undefined;
  readonly onHelp: () => void;
  /** Called when a menu cannot be loaded. */
  readonly onFailure: () => void;
  /** Receives the function that opens "Not right?", so that a key can do it. */
  readonly openNotRight: RefObject<() => void>;
};

const loadNotRight = async () => (await import('./not-right-menu.tsx')).NotRightMenu;
const loadFields = async () => {
  await import('../../ui/popover-style.ts');
  return (await import('../../ui/appearance/appearance-fields.tsx')).AppearanceFields;
};
const loadKeep = async () => (await import('../tools/keep/keep-menu.tsx')).KeepMenu;
const loadMore = async () => (await import('./more-menu.tsx')).MoreMenu;

/** The bar above the article: the original page, "Not right?" and the tools. */
export function Toolbar(props: ToolbarProps) {
  const { article, settingsState, host, notRight, outline, listen, highlights, keep, onFind, onFailure, openNotRight } =
    props;
  const notRightButton = useRef<HTMLButtonElement>(null);
  const moreButton = useRef<HTMLButtonElement>(null);
  /** A narrow bar shows "Not right?" in the menu "More". */
  const isNotRightShown = (): boolean => notRightButton.current?.checkVisibility() === true;
  openNotRight.current = () => {
    (isNotRightShown() ? notRightButton : moreButton).current?.click();
  };
  return (
    <header class="bar">
      <div class="bar-about">
        <Original article={article} close={host.close} />
        {notRight !== false && (
          <Popover
            label={translate('not_right')}
            kind="menu"
            look="not-right"
            trigger={translate('not_right')}
            load={loadNotRight}
            content={notRight}
            onFailure={onFailure}
            elementRef={notRightButton}
          />
        )}
      </div>
      <Tools>
        {outline && (
          <Tool
            icon="outline"
            label={translate('outline')}
            shortcut={keyLabel('outline')}
            isOpen={outline.isOpen}
            onClick={outline.toggle}
          />
        )}
        <Popover
          label={translate('appearance')}
          kind="dialog"
          look="tool"
          trigger={
            <>
              <span class="aa" aria-hidden="true" />
              <Word text={translate('appearance')} />
            </>
          }
          load={loadFields}
          content={settingsState}
          onFailure={onFailure}
        />
        {onFind && <Tool icon="search" label={translate('find')} shortcut={keyLabel('find')} onClick={onFind} />}
        {listen && (
          <Tool
            icon="listen"
            label={translate('listen')}
            shortcut={keyLabel('listen')}
            isOpen={listen.isOpen}
            onClick={listen.toggle}
            isWide
          />
        )}
        {highlights && (
          <Tool
            icon="highlight"
            label={translate('highlight')}
            shortcut={keyLabel('highlight')}
            isOpen={highlights.isOpen}
            onClick={highlights.toggle}
          />
        )}
        {keep !== false && (
          <Popover
            label={translate('keep')}
            kind="menu"
            look="tool"
            trigger={
              <>
                <Icon name="keep" />
                <Word text={translate('keep')} />
              </>
            }
            load={loadKeep}
            content={keep}
            onFailure={onFailure}
          />
        )}
        <Popover
          label={translate('more')}
          kind="menu"
          look="tool"
          trigger={<Icon name="more" />}
          load={loadMore}
          content={{ items: moreItems(props), notRight: () => !isNotRightShown() && (notRight ?? false) }}
          onFailure={onFailure}
          elementRef={moreButton}
        />
        {host.close && (
          <Tool icon="close" label={translate('close')} shortcut={keyLabel('close')} onClick={host.close} isWordless />
        )}
      </Tools>
    </header>
  );
}

function moreItems({ host, listen, onHelp }: ToolbarProps): readonly MoreItem[] {
  const item = (key: 'listen' | 'overlay' | 'tab' | 'help', label: string, run?: () => void): MoreItem[] =>
    run ? [{ label: translate(label), key: keyLabel(key), run, isNarrow: key === 'listen' }] : [];
  return [
    ...item('listen', 'listen', listen ? listen.toggle : undefined),
    ...item('overlay', 'open_overlay', host.openOverlay),
    ...item('tab', 'open_tab', host.openTab),
    ...item('help', 'help_open', onHelp),
  ];
}

/** Host and minutes, a link to the original page. Where that page is behind the reader, a click closes the reader. */
function Original({ article, close }: { readonly article: Article | null; readonly close: (() => void) | undefined }) {
  const address = article === null ? null : webAddress(article.url);
  const content = (
    <>
      {/* A host that is too long is cut at its start, because its end names the site. */}
      <span class="bar-host">
        <bdi dir="auto">{(article !== null && hostOf(article.url)) || translate('extension_short_name')}</bdi>
      </span>
      {article !== null && <span class="bar-minutes">{formatMinutes(article.minutes)}</span>}
    </>
  );
  if (address === null) return <span class="original">{content}</span>;
  return (
    <a
      class="original"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title={translate('open_original')}
      onClick={(event) => {
        if (close === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        close();
      }}
    >
      {content}
    </a>
  );
}

/** The name of a tool; hidden in narrow bars. */
function Word({ text }: { readonly text: string }) {
  return <span class="tool-word">{text}</span>;
}

type ToolProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly shortcut: string;
  readonly onClick: () => void;
  readonly isWordless?: boolean;
  /** For a tool that opens a panel: whether it is open. */
  readonly isOpen?: boolean;
  /** Shown only in a wide bar; the menu "More" has it in a narrow one. */
  readonly isWide?: boolean;
};

function Tool({ icon, label, shortcut, onClick, isWordless = false, isOpen, isWide = false }: ToolProps) {
  return (
    <button
      type="button"
      class={isWide ? 'tool tool-wide' : 'tool'}
      aria-label={label}
      title={`${label} (${shortcut})`}
      aria-keyshortcuts={shortcut}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <Icon name={icon} />
      {!isWordless && <Word text={label} />}
    </button>
  );
}

/** The toolbar row: one stop for Tab; arrow keys move between the tools. */
function Tools({ children }: { readonly children: preact.ComponentChildren }) {
  const row = useRef<HTMLDivElement>(null);
  /** The tool that had the focus last. */
  const last = useRef<Element | null>(null);
  const tools = (): HTMLButtonElement[] => [...(row.current?.querySelectorAll<HTMLButtonElement>('.tool') ?? [])];

  const setTabStop = (): void => {
    const all = tools();
    const at = Math.max(0, all.indexOf(last.current as HTMLButtonElement));
    all.forEach((tool, index) => (tool.tabIndex = index === at ? 0 : -1));
  };
  // After every render, because the set of tools depends on what is shown.
  useLayoutEffect(setTabStop);

  return (
    <div
      class="tools"
      role="toolbar"
      aria-label={translate('toolbar')}
      ref={row}
      onFocusIn={(event) => {
        if (!tools().includes(event.target as HTMLButtonElement)) return;
        last.current = event.target as Element;
        setTabStop();
      }}
      onKeyDown={(event) => {
        const shown = tools().filter((tool) => tool.checkVisibility());
        if (shown.includes(event.target as HTMLButtonElement)) moveByArrows(event, shown, 'row');
      }}
    >
      {children}
    </div>
  );
}
