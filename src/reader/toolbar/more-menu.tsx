import { type ComponentType, Fragment } from 'preact';
import { translate } from '../../platform/browser/translate.ts';
import { MenuItem } from '../../ui/menu-item.tsx';
import type { PopoverContentProps } from '../../ui/popover.tsx';
import '../../ui/popover-style.ts';
import { keyLabel, type Tool, type ToolContext, type ToolMenuProps } from '../context/tool.ts';

type MoreMenuProps = PopoverContentProps & {
  readonly context: ToolContext;
  /** Tools without a button in the bar; a wide one has a button where there is room. */
  readonly tools: readonly Tool[];
  readonly onPress: (tool: Tool) => void;
  /** Whether the bar has no room for the button of this menu. */
  readonly isFolded: (tool: Tool) => boolean;
  /** Whether the content of this menu is known. */
  readonly isReady: (tool: Tool) => boolean;
};

/** The menu of a tool. */
type LoadedMenu = { readonly tool: Tool; readonly Menu: ComponentType<ToolMenuProps> };

/** The menu "More": the tools that have no button in the bar, and the menus that the bar has no room for. */
export function moreMenuWith(menus: readonly LoadedMenu[]): ComponentType<MoreMenuProps> {
  return ({ context, tools, onPress, isFolded, isReady, close }) => {
    const isNarrow = document.querySelector('.tool-wide')?.checkVisibility() === false;
    return (
      <>
        {tools
          .filter(({ button }) => isNarrow || button?.isWide !== true)
          .map((tool) => (
            <MenuItem
              key={tool.id}
              onChoose={() => {
                close();
                onPress(tool);
              }}
            >
              <span class="menu-row">
                {translate(tool.button?.label ?? '')}{' '}
                {tool.keys?.slice(0, 1).map((key) => (
                  <kbd key={key} aria-hidden="true">
                    {keyLabel(key)}
                  </kbd>
                ))}
              </span>
            </MenuItem>
          ))}
        {menus
          .filter(({ tool }) => isFolded(tool) && isReady(tool))
          .map(({ tool, Menu }) => (
            <Fragment key={tool.id}>
              <hr />
              <div class="menu-title" role="presentation">
                {translate(tool.button?.label ?? '')}
              </div>
              <Menu context={context} close={close} />
            </Fragment>
          ))}
      </>
    );
  };
}
