import { exporters, type Exporter } from '../../exporters/index.ts';
import { translate } from '../../platform/translate.ts';
import { messageKey } from '../../platform/message-keys.ts';
import { MenuItem, type PopoverContentProps } from '../../ui/popover.tsx';

/** One menu item for each format that the article can be copied in. */
export function CopyMenu({ onCopy, close }: PopoverContentProps & { readonly onCopy: (exporter: Exporter) => void }) {
  return (
    <>
      {exporters.map((exporter) => (
        <MenuItem
          key={exporter.id}
          onChoose={() => {
            close();
            onCopy(exporter);
          }}
        >
          {translate(messageKey('export', exporter.id))}
        </MenuItem>
      ))}
    </>
  );
}
