import { itemAt } from '../../../engine/outline-tree.ts';
import type { NeedCode } from '../../rare/need-code.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { isCodeBlock } from '../parts/code-blocks.ts';
import { traitsOf } from '../parts/page-traits.ts';
import { mediaKindOf } from '../parts/media-kinds.ts';
import { findDataTables } from './data-tables.ts';
import { KeptText } from './kept-text.ts';
import type { KnownMetadata, PlanContext, PlanState } from './plan-state.ts';

/** The context of all steps, and the state before the first one. `keep`: the verdicts, parallel to the blocks. */
export function startPlan(
  walk: Walk,
  keep: readonly boolean[],
  known: KnownMetadata,
  need: NeedCode,
): { readonly context: PlanContext; readonly state: PlanState } {
  const { outline } = walk;
  const dataTables = findDataTables(outline);
  const { listings, formulas } = traitsOf(outline);
  const isUnit = (i: number): boolean =>
    dataTables.has(i) ||
    (listings && isCodeBlock(itemAt(outline.elements, i))) ||
    (formulas && mediaKindOf(itemAt(outline.elements, i)) === 'formula');
  const state: PlanState = {
    kept: new KeptText(outline, keep),
    changes: new Map(),
    title: known.title,
    dataTables,
    thread: null,
    notes: new Map(),
    labels: new Map(),
    media: new Map(),
    container: -1,
    chars: new Float64Array(0),
    total: 0,
    controls: new Set(),
    shift: 0,
    holds: new Uint8Array(0),
  };
  const hasUnits = dataTables.size > 0 || listings || formulas;
  return { context: { walk, known, need, isUnit, hasUnits }, state };
}
