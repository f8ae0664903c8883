/** Systems that have their own way to get a voice. */
type PlatformName = 'linux_chromium' | 'linux' | 'windows' | 'mac' | 'android' | 'other';

/** The system, as the browser states it. Chromium on Linux must be told to use the system's voices. */
export function platformName(userAgent: string = navigator.userAgent): PlatformName {
  if (/Android/.test(userAgent)) return 'android';
  if (/Windows/.test(userAgent)) return 'windows';
  if (/Mac OS X|iPhone|iPad/.test(userAgent)) return 'mac';
  if (/CrOS/.test(userAgent) || !/Linux/.test(userAgent)) return 'other';
  return /Chrome\//.test(userAgent) ? 'linux_chromium' : 'linux';
}
