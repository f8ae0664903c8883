import type { Ref } from 'preact';
import type { AlgorithmInfo, Alternative } from '../../article.ts';
import { translate } from '../../platform/translate.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import { algorithmLabel } from '../../ui/algorithm-messages.ts';

export type AlgorithmButtonProps = {
  readonly algorithms: readonly AlgorithmInfo[];
  /** Id of the algorithm that found what is shown. */
  readonly current: string;
  /** Id of the one that reads where nothing else is said. */
  readonly standard: string;
  /** Reads the page again with that one, in this view alone. */
  readonly onAlgorithm: (id: string) => void;
  /** Stores that one as the standard. */
  readonly onStandard: (id: string) => void;
  /** Other parts of the page that may have been meant; none where they cannot be chosen. */
  readonly parts: readonly Alternative[];
  /** Language of their words: BCP 47, or '' where the page does not say. */
  readonly lang: string;
  /** Rank of the one that is shown; 0 for the first choice. */
  readonly part: number;
  readonly onPart: ((rank: number) => void) | undefined;
  /** Opens the account of every part of the page; absent where there is none. */
  readonly onWhy: (() => void) | undefined;
  /** The menu could not be fetched. */
  readonly onFailure: () => void;
  readonly elementRef: Ref<HTMLButtonElement>;
};

const loadMenu = async () => (await import('./algorithm-menu.tsx')).AlgorithmMenu;

/** Names the algorithm that found the article, and is the way to the others where there are any. */
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
          <span class="algorithm-button-sign">
            <Icon name="sieve" />
          </span>
          <span class="algorithm-button-words">{translate('found_by', name)}</span>
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
