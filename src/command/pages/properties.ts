import { PROPERTIES } from './names.ts';
import type { PageRecord } from './error-record.ts';

/** A field of a record as text; '' where it is not known. */
export function propertyOf(record: PageRecord, name: string): string {
  const field = Object.entries(PROPERTIES).find(([known]) => known === name)?.[1];
  if (field === undefined) return '';
  if (field === 'pageKind') return record.pageKind?.name ?? '';
  return String(record[field] ?? '');
}
