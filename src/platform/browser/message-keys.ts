/** Kinds of things that carry their own English words; each is the prefix of their message keys. */
export type MessageKind = 'theme' | 'export' | 'algorithm' | 'summary' | 'reason' | 'note' | 'rule_on';

/** Message key of a theme, format, algorithm, reason or notice, or of an algorithm's summary; without hyphens. */
export function messageKey(kind: MessageKind, id: string): string {
  return `${kind}_${id.replaceAll('-', '_')}`;
}
