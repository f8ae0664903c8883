// Switches for Chromium in the tests, which leave out processes and animations that the tests do not need.

/** Playwright turns these off. Chromium obeys only the last switch of this kind, so ours repeats them. */
export const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Lists below the address bar, each of which is a page with a process per window. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** A process that waits for the next page. A short test never uses it. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

/** The browser fades its popups in and out. That takes a quarter of a second per popup, and as much processor time. */
const NO_ANIMATIONS = '--animation-duration-scale=0';

export const LEAN_CHROMIUM = [
  NO_ANIMATIONS,
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR_PAGES, SPARE_PROCESS].join(',')}`,
];
