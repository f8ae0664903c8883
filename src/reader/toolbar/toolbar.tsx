import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Article } from '../../article/article.ts';
import { translate } from '../../platform/browser/translate.ts';
import { moveByArrows } from '../../ui/focus.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import { keyLabel, type Opening, type Tool, type ToolButton, type ToolContext } from '../context/tool.ts';
import { formatMinutes } from '../text/counts.ts';
import { hostOf, webAddress } from '../text/page-strings.ts';

export type ToolbarProps = {
  readonly context: ToolContext;
  /** The context as if the start of an article were all of it: which tools have a button. */
  readonly early: ToolContext;
  readonly isOpen: (tool: Tool) => boolean;
  /** A press on the button of a tool. */
  readonly onPress: (tool: Tool) => void;
  /** Called with the cause when a menu cannot be loaded. */
  readonly onFailure: (cause: unknown) => void;
  /** Receives the function that opens the menu of a tool, so that a key can do it. */
  readonly openMenu: RefObject<(tool: Tool) => void>;
};

type Menu = Extract<Opening, { readonly kind: 'menu' | 'form' }>;
type Shown = { readonly tool: Tool; readonly button: ToolButton };

/** Where each tool has its button. */
function placesOf(tools: readonly Tool[]) {
  const at = (place: ToolButton['place']): readonly Shown[] =>
    tools.flatMap((tool) => (tool.button?.place === place ? [{ tool, button: tool.button }] : []));
  const about = at('about');
  const folded = about.flatMap(({ tool }) => (isMenu(tool.opens) ? [{ tool, load: tool.opens.load }] : []));
  return {
    about,
    bar: at('bar'),
    end: at('end'),
    /** Tools that the menu "More" has: always, or where the bar has no room for them. */
    inMore: tools.filter(({ button }) => button?.place === 'more' || button?.isWide),
    loadMore: async () => {
      const [{ moreMenuWith }, ...menus] = await Promise.all([
        import('./more-menu.tsx'),
        ...folded.map(async ({ tool, load }) => ({ tool, Menu: (await load()).default })),
      ]);
      return { default: moreMenuWith(menus) };
    },
  };
}

/** The bar above the article: the original page and the tools. */
export function Toolbar({ context, early, isOpen, onPress, onFailure, openMenu }: ToolbarProps) {
  const { about, bar, end, inMore, loadMore } = useMemo(() => placesOf(context.tools), [context.tools]);
  const buttons = useRef(new Map<Tool, HTMLButtonElement>());
  const moreButton = useRef<HTMLButtonElement>(null);
  const isPossible = ({ isPossible: test }: Tool): boolean => test?.(context) ?? true;
  const isOffered = ({ isPossible: test }: Tool): boolean => test?.(early) ?? true;
  /** A narrow bar shows some tools in the menu "More". */
  const isVisible = (tool: Tool): boolean => buttons.current.get(tool)?.checkVisibility() === true;
  openMenu.current = (tool) => {
    (isVisible(tool) ? buttons.current.get(tool) : moreButton.current)?.click();
  };
  const show = ({ tool, button }: Shown) => {
    if (!isOffered(tool)) return null;
    const { id, opens } = tool;
    if (!isMenu(opens))
      return <PlainTool key={id} tool={tool} button={button} isOpen={isOpen(tool)} onPress={onPress} />;
    return (
      <Popover
        key={id}
        label={translate(button.label)}
        kind={opens.kind === 'menu' ? 'menu' : 'dialog'}
        look={button.place === 'about' ? id : 'tool'}
        trigger={button.icon === undefined ? translate(button.label) : <Trigger button={button} />}
        load={opens.load}
        content={isPossible(tool) ? { context } : null}
        onFailure={onFailure}
        elementRef={(element) => {
          if (element === null) buttons.current.delete(tool);
          else buttons.current.set(tool, element);
        }}
      />
    );
  };
  const more = {
    context,
    onPress,
    tools: inMore.filter(isOffered),
    isFolded: (tool: Tool) => isOffered(tool) && !isVisible(tool),
    isReady: isPossible,
  };
  return (
    <header class="bar">
      <div class="bar-about">
        <Original article={early.article} close={context.host.close} />
        {about.map(show)}
      </div>
      <Tools>
        {bar.map(show)}
        <Popover
          label={translate('more')}
          kind="menu"
          look="tool"
          trigger={<Icon name="more" />}
          load={loadMore}
          content={more}
          onFailure={onFailure}
          elementRef={moreButton}
        />
        {end.map(show)}
      </Tools>
    </header>
  );
}

function isMenu(opens: Opening | undefined): opens is Menu {
  return opens?.kind === 'menu' || opens?.kind === 'form';
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

/** Drawing and name of a tool. The name is hidden in narrow bars. */
function Trigger({ button: { label, icon, isWordless = false } }: { readonly button: ToolButton }) {
  return (
    <>
      {icon === 'letters' ? <span class="aa" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {!isWordless && <span class="tool-word">{translate(label)}</span>}
    </>
  );
}

type PlainToolProps = Shown & { readonly isOpen: boolean; readonly onPress: (tool: Tool) => void };

/** The button of a tool that has no menu. */
function PlainTool({ tool, button, isOpen, onPress }: PlainToolProps) {
  const label = translate(button.label);
  const [key] = tool.keys ?? [];
  const shortcut = key ? keyLabel(key) : '';
  const isToggle = tool.opens?.kind === 'panel' && tool.opens.isToggle === true;
  return (
    <button
      type="button"
      class={button.isWide ? 'tool tool-wide' : 'tool'}
      aria-label={label}
      title={`${label} (${shortcut})`}
      aria-keyshortcuts={shortcut}
      aria-expanded={isToggle ? isOpen : undefined}
      onClick={() => {
        onPress(tool);
      }}
    >
      <Trigger button={button} />
    </button>
  );
}

/** The toolbar row: one stop for Tab; arrow keys move between the tools. */
function Tools({ children }: { readonly children: preact.ComponentChildren }) {
  const row = useRef<HTMLDivElement>(null);
  /** The tool that had the focus last. */
  const last = useRef<Element | null>(null);
  const buttons = (): HTMLButtonElement[] => [...(row.current?.querySelectorAll<HTMLButtonElement>('.tool') ?? [])];

  const setTabStop = (): void => {
    const all = buttons();
    const at = Math.max(
      0,
      all.findIndex((tool) => tool === last.current),
    );
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
        const focused = buttons().find((tool) => tool === event.target);
        if (focused === undefined) return;
        last.current = focused;
        setTabStop();
      }}
      onKeyDown={(event) => {
        const shown = buttons().filter((tool) => tool.checkVisibility());
        if (shown.some((tool) => tool === event.target)) moveByArrows(event, shown, 'row');
      }}
    >
      {children}
    </div>
  );
}
