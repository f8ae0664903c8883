import type { rareStructure } from './rare-structure.ts';

export type RareStructure = typeof rareStructure;

/** Access to the code for rare structure, which may not be loaded. */
export class RareCode {
  private missed = false;

  /** `loaded`: null where the code is not loaded. */
  constructor(private readonly loaded: RareStructure | null) {}

  /** True once a page had rare structure while the code was not loaded. The article is then built without it. */
  get isMissed(): boolean {
    return this.missed;
  }

  /** The code, or null where it is not loaded. Call it only where the page seems to have rare structure. */
  get(): RareStructure | null {
    this.missed ||= this.loaded === null;
    return this.loaded;
  }
}
