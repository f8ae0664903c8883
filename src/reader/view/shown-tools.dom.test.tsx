import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOpenThings, OpenThingsContext, useOpenThing } from '../../ui/open-things.ts';
import { mountPoint, type MountPoint } from '../../ui/testing/mount-view.ts';
import type { Tool } from '../context/tool.ts';
import { testContext } from '../testing/test-context.ts';
import { ShownTools } from './shown-tools.tsx';

const closeTool = vi.fn();
const closeInner = vi.fn();

function Bar() {
  useOpenThing({ close: closeInner });
  return null;
}
const opens = { kind: 'panel', load: () => Promise.resolve({ default: Bar }) } as const;
const tool: Tool = { id: 'bar', opens };

let mounted: MountPoint;
const things = createOpenThings();
const show = (Component: typeof Bar | null): Promise<void> =>
  mounted.show(
    <OpenThingsContext.Provider value={things}>
      <ShownTools
        kind="panel"
        shown={[{ tool, opens, how: '', subject: null, Component }]}
        context={testContext()}
        onClose={closeTool}
      />
    </OpenThingsContext.Provider>,
  );

beforeEach(() => {
  mounted = mountPoint();
  closeTool.mockReset();
  closeInner.mockReset();
});
afterEach(() => mounted.remove());

it('closes a tool while it loads, and lets no key through to the reader', async () => {
  await show(null);
  expect(things.offerKey(new KeyboardEvent('keydown', { key: 'w' }))).toBe('kept');
  things.closeLast();
  expect(closeTool).toHaveBeenCalledExactlyOnceWith(tool);
});

it.each(['loaded late', 'loaded before'])('closes what a tool opened before the tool, if it is %s', async (when) => {
  if (when === 'loaded late') await show(null);
  await show(Bar);
  things.closeLast();
  expect(closeInner).toHaveBeenCalledOnce();
  expect(closeTool).not.toHaveBeenCalled();
});
