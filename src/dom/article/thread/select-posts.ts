import { itemAt } from '../../../engine/outline-tree.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { attributeOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import type { TextShare } from '../parts/text-share.ts';
import { POST_TYPE } from './mark-names.ts';
import { type PostRecord, signatureOf } from './post-records.ts';

const POST_CLASS = /(?:^|[\s_-])(?:question|answer|comment|reply|post|message)(?:$|[\s_-])/i;

/**
 * The records that are posts: those that repeat, or that the page marks as posts by class or microdata. A record that
 * holds nearly the whole article is the article.
 */
export function selectPosts(
  walk: Walk,
  records: readonly PostRecord[],
  share: TextShare,
  container: number,
): PostRecord[] {
  const { elements } = walk.outline;
  const signatures = new Map<string, number>();
  for (const { index } of records)
    signatures.set(signatureOf(walk, index), (signatures.get(signatureOf(walk, index)) ?? 0) + 1);
  const [main = '', count = 0] = [...signatures].sort((a, b) => b[1] - a[1])[0] ?? [];
  const hasPostType = ({ index }: PostRecord): boolean => POST_TYPE.test(attributeOf(nodeAt(walk, index), 'itemtype'));
  const hasPostClass = ({ index }: PostRecord): boolean => POST_CLASS.test(itemAt(elements, index).classes);
  if (count < 2 && !(records.length > 1 && records.every((record) => hasPostClass(record) || hasPostType(record))))
    return records.filter(hasPostType);
  return records.filter((record) => {
    if (signatureOf(walk, record.index) === main) return true;
    if (records.some(({ index }) => index > record.index && index < itemAt(elements, record.index).end)) return false;
    return hasPostClass(record) || hasPostType(record) || share.kept[record.index]! * 2 < share.kept[container]!;
  });
}
