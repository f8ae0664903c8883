export * from '../browser/site-access.ts';

/** Replaces that of platform/browser/site-access.ts in tests of views: the browser cannot ask the user. */
export const canAsk = (): boolean => false;
