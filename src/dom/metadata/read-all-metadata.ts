import { finish } from '../../engine/steps.ts';
import type { Walk } from '../walk/walk-page.ts';
import { hasOpenCredits, type Metadata, withCredits } from './declared-credits.ts';
import { readCredits } from './read-credits.ts';
import { type DeclaredMetadata, readMetadata, visiblePage } from './read-metadata.ts';

/** Metadata with the credits that the page shows, for scripts that have all code. */
export function readAllMetadata(declared: DeclaredMetadata, walk: Walk): Metadata {
  const page = visiblePage(declared, walk);
  const metadata = readMetadata(declared, page);
  return hasOpenCredits(declared, page) ? withCredits(metadata, finish(readCredits(declared, page))) : metadata;
}
