// Runs in the background before its own scripts. It notes when a press arrives and what the background asks the page
// for. The benchmark takes the notes through the debugger.
import { type Api, type Call, recordCall, scriptName, stepsIn } from './record-call.ts';

/** What the background did for a press, in milliseconds since 1970. */
export type BackgroundNotes = {
  readonly pressed: number;
  readonly calls: readonly { readonly name: string; readonly start: number; readonly end: number }[];
  readonly steps: Readonly<Record<string, number>>;
};

type Listening = { readonly addListener: (listener: () => void) => void };
type Root = {
  readonly chrome: { readonly scripting: Api; readonly action: { readonly onClicked: Listening } };
  takeNotes: () => BackgroundNotes;
};

const root = globalThis as unknown as Root;
const since1970 = (time: number): number => performance.timeOrigin + time;
let pressed = 0;
const calls: Call[] = [];
const steps: Record<string, number> = {};

root.chrome.action.onClicked.addListener(() => {
  pressed = performance.now();
});
recordCall(calls, root.chrome.scripting, 'executeScript', scriptName, (result) => {
  Object.assign(steps, stepsIn(result));
});
root.takeNotes = () => ({
  pressed: since1970(pressed),
  calls: calls.splice(0).map(({ name, start, end }) => ({ name, start: since1970(start), end: since1970(end) })),
  steps: { ...steps },
});
