import { createOpenThings } from '../../ui/open-things.ts';
import { defaultSettings } from '../../settings/settings.ts';
import { createOwnNotesPlace } from '../context/own-notes.ts';
import type { ToolContext } from '../context/tool.ts';
import { testReading } from './test-reading.ts';

/** The context of a tool for tests: nothing is shown, and its functions do nothing, except as given. */
export function testContext(changes: Partial<ToolContext> = {}): ToolContext {
  return {
    host: { surface: 'tab', readNextPage: () => Promise.reject(new Error('No test reads a next page')) },
    reading: testReading({}),
    outcome: null,
    article: null,
    hasComments: false,
    algorithms: [],
    settingsState: {
      settings: defaultSettings,
      change: () => undefined,
      site: false,
      beforeLook: () => () => undefined,
    },
    scroller: { current: null },
    showStatus: () => undefined,
    openThings: createOpenThings(),
    handleKey: () => () => undefined,
    open: () => undefined,
    ownNotes: createOwnNotesPlace(),
    withMarks: (content) => Promise.resolve(content),
    tools: [],
    ...changes,
  };
}
