import { RECURRING } from '../article.ts';
import type { TemplateCode } from '../dom/rare/rare-code.ts';
import { newKeys, withoutRecurring } from '../engine/template/recurring-blocks.ts';
import { verdictsFor } from './requested-verdicts.ts';

/** Code for what was learned of a site. It is a script of its own, injected where something was or is learned. */
export const templateCode: TemplateCode = {
  leaveOutRecurring(outline, verdicts, template) {
    const keep = withoutRecurring(outline, verdicts, template);
    if (keep === null) return verdicts;
    const { kinds } = verdicts;
    return {
      ...verdicts,
      ...verdictsFor(verdicts, keep, { kept: RECURRING, leftOut: RECURRING }),
      ...(kinds && { kinds: kinds.map((kind, b) => (keep[b] || kind !== 'article' ? kind : 'furniture')) }),
    };
  },
  keysToRemember: (outline, { keep }, template) => newKeys(outline, keep, template),
};
