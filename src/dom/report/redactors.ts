import type { AddressRedactor } from './redact-address.ts';
import type { NameRedactor } from './redact-names.ts';
import type { TextRedactor } from './redact-text.ts';

/** What replaces the texts, the names and the addresses of one page. */
export type Redactors = {
  readonly text: TextRedactor;
  readonly names: NameRedactor;
  readonly addresses: AddressRedactor;
};
