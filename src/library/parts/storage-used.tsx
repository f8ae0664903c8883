import { useEffect, useState } from 'preact/hooks';
import { logError } from '../../platform/browser/log-error.ts';
import { interfaceLanguage, translate } from '../../platform/browser/translate.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

/** How much of the disk the extension uses, and how much the browser gives it. `subject`: measured again with it. */
export function StorageUsed({ subject }: { readonly subject: unknown }) {
  const [used, setUsed] = useState<StorageEstimate | null>(null);
  useEffect(() => {
    navigator.storage.estimate().then(setUsed, (cause: unknown) => {
      logError('storage-estimate', cause);
    });
  }, [subject]);
  if (used?.usage === undefined) return null;
  const { usage, quota } = used;
  return (
    <span>
      {quota === undefined ? formatBytes(usage) : translate('list_used', formatBytes(usage), formatBytes(quota))}
    </span>
  );
}

/** A number of bytes in the unit that gives it one to three digits. */
export function formatBytes(bytes: number): string {
  const unit = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(bytes) / Math.log10(STEP))));
  return new Intl.NumberFormat(interfaceLanguage(), {
    style: 'unit',
    unit: UNITS[unit] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  }).format(bytes / STEP ** unit);
}
