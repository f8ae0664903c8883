import type { Ref } from 'preact';
import { translate } from '../../platform/translate.ts';
import { algorithmLabel } from '../text/algorithm-label.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { AlgorithmMenu, AlgorithmMenuProps } from './algorithm-menu.tsx';

export type AlgorithmButtonProps = AlgorithmMenuProps & {
  /** Called when the menu cannot be loaded. */
  readonly onFailure: () => void;
  readonly elementRef: Ref<HTMLButtonElement>;
};

const loadMenu = async (): Promise<typeof AlgorithmMenu> => (await import('./algorithm-menu.tsx')).AlgorithmMenu;

/** Names the algorithm that selected the article, and opens the algorithm menu if there is more than one algorithm. */
export function AlgorithmButton({ onFailure, elementRef, ...menu }: AlgorithmButtonProps) {
  const name = algorithmLabel(menu.algorithms, menu.current);
  if (menu.algorithms.length < 2) return <span class="algorithm-button">{translate('found_by', name)}</span>;
  return (
    <Popover
      label={translate('found_by', name)}
      heading={translate('other_ways')}
      kind="menu"
      look="algorithm-button"
      trigger={
        <>
          <span class="algorithm-button-icon">
            <Icon name="sieve" />
          </span>
          <span class="algorithm-button-text">{translate('found_by', name)}</span>
          <Icon name="down" />
        </>
      }
      load={loadMenu}
      content={menu}
      onFailure={onFailure}
      elementRef={elementRef}
    />
  );
}
