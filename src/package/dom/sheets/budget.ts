/** Thrown where a page's style sheets take more work than the budget has. */
export class BudgetSpent extends Error {}

/** Work that may still be done. One unit is one simple selector compared with one element, or about as much. */
export class Budget {
  #left: number;

  constructor(units: number) {
    this.#left = units;
  }

  /** Throws BudgetSpent where less is left. */
  spend(units: number): void {
    this.#left -= units;
    if (this.#left < 0) throw new BudgetSpent();
  }
}
