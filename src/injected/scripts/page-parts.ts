import { publishCalls } from '../../platform/in-tab/publish-calls.ts';
import { publish } from '../late-code.ts';
import { PageParts } from '../marked-parts.ts';

publishCalls('page-parts', () => {
  const parts = new PageParts();
  publish('take-walk', (walk) => {
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
