import type { startCorrections } from '../corrections/corrections.ts';
import type { creditsCode } from './credits-code.ts';
import type { drawingCode } from './drawing-code.ts';
import type { formulaCode } from './formula-code.ts';
import type { rareStructure } from './rare-structure.ts';

/** Code that few pages need, by the name of the script that the extension injects for it. */
export type RareCode = {
  readonly 'rare-structure': typeof rareStructure;
  readonly formulas: typeof formulaCode;
  readonly credits: typeof creditsCode;
  readonly drawings: typeof drawingCode;
  readonly corrections: typeof startCorrections;
};

/**
 * Gives a piece of code. Null: the piece cannot be had, so the article lacks what it would add. Throws `Missing` where
 * the piece can be had later: the article is then built again. Call it only where the page seems to need the piece.
 */
export type NeedCode = <Name extends keyof RareCode>(name: Name) => RareCode[Name] | null;

/** Thrown where code or resources are needed that are not loaded yet. */
export class Missing extends Error {
  /** @param names what is missing, by the names of the scripts */
  constructor(readonly names: readonly string[]) {
    super(names.join(', '));
  }
}
