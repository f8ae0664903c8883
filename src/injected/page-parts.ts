import { WALK_KEY } from '../platform/messages/protocol.ts';
import { publishCalls } from '../platform/in-tab/publish-calls.ts';
import { PageParts } from './marked-parts.ts';
import { publishCode } from './published-code.ts';

publishCalls('page-parts', () => {
  const parts = new PageParts();
  publishCode(WALK_KEY, (walk) => {
    parts.take(walk);
  });
  return {
    mark: (marks) => parts.mark(marks),
    frame: (part) => parts.frame(part),
    at: (point) => parts.at(point),
    hide() {
      parts.hide();
      return null;
    },
  };
});
