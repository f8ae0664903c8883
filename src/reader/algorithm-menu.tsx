import { t } from '../platform/i18n.ts';
import { adoptStyle } from '../ui/adopt-style.ts';
import { MenuItem, type Closing } from '../ui/popover.tsx';
import css from './algorithm-menu.css?inline';
import { algorithmKey, algorithmLabel } from './algorithm-words.ts';
import type { FoundByProps } from './found-by.tsx';

adoptStyle(css);

type MenuProps = Closing & Pick<FoundByProps, 'algorithms' | 'current' | 'standard' | 'onAlgorithm' | 'onStandard'>;

/** Every algorithm with its line of plain words, the one in use marked; and, where that is not the standard, the way to make it so. */
export function AlgorithmMenu({ algorithms, current, standard, onAlgorithm, onStandard, close }: MenuProps) {
  return (
    <>
      {algorithms.map(({ id, label }) => (
        <MenuItem
          key={id}
          checked={id === current}
          onChoose={() => {
            close();
            if (id !== current) onAlgorithm(id);
          }}
        >
          <strong>{label}</strong>
          <span class="menu-hint">{t(algorithmKey(id))}</span>
        </MenuItem>
      ))}
      {current !== standard && (
        <>
          <hr />
          <MenuItem
            onChoose={() => {
              close();
              onStandard(current);
            }}
          >
            {t('make_default', algorithmLabel(algorithms, current))}
          </MenuItem>
        </>
      )}
    </>
  );
}
