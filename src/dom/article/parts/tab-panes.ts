import type { OutlineElement } from '../../../engine/types.ts';

const TAB_PANE = /(?:^|[\s_-])tab[-_]*(?:pane|panel)(?:$|[\s_-])/i;

/** True for one pane of a set of tabs. */
export function isTabPane({ role, classes }: OutlineElement): boolean {
  return role === 'tabpanel' || (classes !== '' && TAB_PANE.test(classes));
}
