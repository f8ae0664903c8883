import type { StartTool } from '../../context/tool.ts';
import { offerChanges } from './changes/offer-changes.ts';
import { keepAwaited } from './keep-awaited.ts';

/** What the reading list does with an article that is shown. */
const startKeeping: StartTool = (context, scroller) => {
  const ends = [keepAwaited(context, scroller), offerChanges(context, scroller)];
  return () => {
    for (const end of ends) end();
  };
};

export default startKeeping;
