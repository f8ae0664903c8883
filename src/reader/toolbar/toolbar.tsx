import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Article } from '../../article.ts';
import type { Exporter } from '../../exporters/index.ts';
import { translate } from '../../platform/translate.ts';
import { IconButton } from '../../ui/button.tsx';
import { arrowTarget } from '../../ui/focus.ts';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { SettingsState } from '../../ui/use-settings.ts';
import { formatLength } from '../text/counts.ts';
import { hostOf } from '../text/page-strings.ts';
import type { ReaderHost } from '../reading/reader-host.ts';
import { AlgorithmButton, type AlgorithmButtonProps } from './algorithm-button.tsx';
import { keyLabel } from './key-bindings.ts';

export type ToolbarProps = {
  readonly article: Article | null;
  readonly settingsState: SettingsState;
  readonly host: Pick<ReaderHost, 'openOverlay' | 'openTab' | 'close'>;
  /** false while no article is shown. */
  readonly algorithmButton: AlgorithmButtonProps | false;
  readonly onFind: () => void;
  readonly onCopy: (exporter: Exporter) => void;
  readonly onHelp: () => void;
  /** Called when a menu cannot be loaded. */
  readonly onFailure: () => void;
};

const loadFields = async () => (await import('../../ui/appearance-fields.tsx')).AppearanceFields;
const loadCopyMenu = async () => (await import('./copy-menu.tsx')).CopyMenu;

/** The bar above the article: host name, length, algorithm and tools. */
export function Toolbar({
  article,
  settingsState,
  host,
  algorithmButton,
  onFind,
  onCopy,
  onHelp,
  onFailure,
}: ToolbarProps) {
  const { openOverlay, openTab, close } = host;
  const site = article === null ? '' : hostOf(article.url);
  return (
    <header class="bar">
      <div class="bar-about">
        <Logo />
        <bdi class="bar-host">{site || translate('extension_short_name')}</bdi>
        {article !== null && <span class="bar-word-count">{formatLength(article)}</span>}
        {algorithmButton && <AlgorithmButton {...algorithmButton} />}
      </div>
      <Tools>
        <Popover
          label={translate('appearance')}
          kind="dialog"
          trigger={<span class="aa" aria-hidden="true" />}
          load={loadFields}
          content={settingsState}
          onFailure={onFailure}
        />
        {article !== null && (
          <>
            <IconButton icon="search" label={translate('find_open')} shortcut={keyLabel('find')} onClick={onFind} />
            <Popover
              label={translate('copy_menu')}
              kind="menu"
              trigger={<Icon name="copy" />}
              load={loadCopyMenu}
              content={{ onCopy }}
              onFailure={onFailure}
            />
          </>
        )}
        {openOverlay && (
          <IconButton
            icon="overlay"
            label={translate('open_overlay')}
            shortcut={keyLabel('overlay')}
            onClick={openOverlay}
          />
        )}
        {openTab && (
          <IconButton icon="tab" label={translate('open_tab')} shortcut={keyLabel('tab')} onClick={openTab} />
        )}
        <IconButton icon="help" label={translate('help_open')} shortcut={keyLabel('help')} onClick={onHelp} />
        {close && <IconButton icon="close" label={translate('close')} shortcut={keyLabel('close')} onClick={close} />}
      </Tools>
    </header>
  );
}

/** The toolbar row: one stop for Tab; arrow keys move between the tools. */
function Tools({ children }: { readonly children: preact.ComponentChildren }) {
  const row = useRef<HTMLDivElement>(null);
  const tools = (): HTMLButtonElement[] => [
    ...(row.current?.querySelectorAll<HTMLButtonElement>('.icon-button') ?? []),
  ];

  const setTabStop = (current: Element | null): void => {
    const all = tools();
    const at = Math.max(0, all.indexOf(current as HTMLButtonElement));
    all.forEach((tool, index) => (tool.tabIndex = index === at ? 0 : -1));
  };
  // After every render, because the set of tools depends on what is shown.
  useLayoutEffect(() => {
    setTabStop(tools().find((tool) => tool.tabIndex === 0 && tool.hasAttribute('tabindex')) ?? null);
  });

  return (
    <div
      class="tools"
      role="toolbar"
      aria-label={translate('toolbar')}
      ref={row}
      onFocusIn={(event) => {
        if (tools().includes(event.target as HTMLButtonElement)) setTabStop(event.target as Element);
      }}
      onKeyDown={(event) => {
        const all = tools();
        const at = all.indexOf(event.target as HTMLButtonElement);
        if (at === -1) return;
        const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
        const target = arrowTarget(event.key, at, all.length, 'row', rtl);
        if (target === null) return;
        event.preventDefault();
        all[target]?.focus();
      }}
    >
      {children}
    </div>
  );
}
