import { PHONE } from '../touch.ts';
import type { Firefox } from './firefox.ts';

/**
 * Shows the tab in front in Firefox's view for responsive design: the size of a phone, and clicks as touches. It is the
 * nearest to Firefox for Android that a desktop has.
 */
export async function showAsPhone(firefox: Firefox): Promise<void> {
  await firefox.browser(`
    const { require } = ChromeUtils.importESModule('resource://devtools/shared/loader/Loader.sys.mjs');
    const manager = require('resource://devtools/client/responsive/manager.js');
    const tab = gBrowser.selectedTab;
    await manager.openIfNeeded(window, tab, { trigger: 'menu' });
    const responsive = manager.getResponsiveUIForTab(tab);
    await responsive.initialized;
    responsive.setViewportSize(${JSON.stringify(PHONE)});
    await responsive.updateTouchSimulation(true);`);
}
