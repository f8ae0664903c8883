import { AppearanceFields } from '../../../ui/appearance/appearance-fields.tsx';
import '../../../ui/popover-style.ts';
import type { ToolMenuProps } from '../../context/tool.ts';

/** The settings of the look, below the button. */
export default function AppearanceMenu({ context }: ToolMenuProps) {
  return <AppearanceFields {...context.settingsState} />;
}
