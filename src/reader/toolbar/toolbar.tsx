import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Article } from '../../article.ts';
import type { Exporter } from '../../exporters/index.ts';
import { translate } from '../../platform/translate.ts';
import { IconButton } from '../../ui/button.tsx';
import { arrowTarget } from '../../ui/focus.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { SettingsState } from '../../ui/use-settings.ts';
import { hostOf } from '../text/page-strings.ts';
import { AlgorithmButton, type AlgorithmButtonProps } from './algorithm-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { formatWords } from '../text/counts.ts';
import { keyLabel } from './key-bindings.ts';

export type ToolbarProps = {
  readonly article: Article | null;
  readonly appearance: SettingsState;
  /** What found the article; false where there is none. */
  readonly foundBy: AlgorithmButtonProps | false;
  readonly onFind: () => void;
  readonly onCopy: (exporter: Exporter) => void;
  readonly onHelp: () => void;
  /** A menu could not be fetched. */
  readonly onFailure: () => void;
  readonly onOpenOverlay: (() => void) | undefined;
  readonly onOpenTab: (() => void) | undefined;
  readonly onClose: (() => void) | undefined;
};

const loadFields = async () => (await import('../../ui/appearance-fields.tsx')).AppearanceFields;
const loadCopyMenu = async () => (await import('./copy-menu.tsx')).CopyMenu;

/** The bar above the article: whose it is, how long it takes, and what can be done with it. One stop for Tab; arrows walk inside. */
export function Toolbar({
  article,
  appearance,
  foundBy,
  onFind,
  onCopy,
  onHelp,
  onFailure,
  onOpenOverlay,
  onOpenTab,
  onClose,
}: ToolbarProps) {
  const host = article === null ? '' : hostOf(article.url);
  return (
    <header class="bar">
      <div class="bar-about">
        <Logo />
        <bdi class="bar-host">{host || translate('extension_short_name')}</bdi>
        {article !== null && <span class="bar-words">{formatWords(article.wordCount)}</span>}
        {foundBy && <AlgorithmButton {...foundBy} />}
      </div>
      <ToolRow>
        <Popover
          label={translate('appearance')}
          kind="dialog"
          trigger={<span class="aa" aria-hidden="true" />}
          load={loadFields}
          content={appearance}
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
        {onOpenOverlay && (
          <IconButton
            icon="overlay"
            label={translate('open_overlay')}
            shortcut={keyLabel('overlay')}
            onClick={onOpenOverlay}
          />
        )}
        {onOpenTab && (
          <IconButton icon="tab" label={translate('open_tab')} shortcut={keyLabel('tab')} onClick={onOpenTab} />
        )}
        <IconButton icon="help" label={translate('help_open')} shortcut={keyLabel('help')} onClick={onHelp} />
        {onClose && (
          <IconButton icon="close" label={translate('close')} shortcut={keyLabel('leave')} onClick={onClose} />
        )}
      </ToolRow>
    </header>
  );
}

function ToolRow({ children }: { readonly children: preact.ComponentChildren }) {
  const row = useRef<HTMLDivElement>(null);
  const tools = (): HTMLButtonElement[] => [
    ...(row.current?.querySelectorAll<HTMLButtonElement>('.icon-button') ?? []),
  ];

  const settle = (current: Element | null): void => {
    const all = tools();
    const at = Math.max(0, all.indexOf(current as HTMLButtonElement));
    all.forEach((tool, index) => (tool.tabIndex = index === at ? 0 : -1));
  };
  // After every render: tools come and go with what is shown.
  useLayoutEffect(() => {
    settle(tools().find((tool) => tool.tabIndex === 0 && tool.hasAttribute('tabindex')) ?? null);
  });

  return (
    <div
      class="tools"
      role="toolbar"
      aria-label={translate('toolbar')}
      ref={row}
      onFocusIn={(event) => {
        if (tools().includes(event.target as HTMLButtonElement)) settle(event.target as Element);
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
