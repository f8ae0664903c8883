import { openingTool } from '../../context/opening-tool.ts';

/** Opens the settings page. */
export const settings = openingTool('settings', 'appearance_all_settings', async () =>
  (await import('../../../platform/browser/open-settings.ts')).openSettings(),
);
