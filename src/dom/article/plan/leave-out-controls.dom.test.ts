import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { changedTexts, indexOfClass, planOfWalk } from '../../testing/plan-fixture.ts';
import { ALL_CODE } from '../../rare/all-code.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { leaveOutControls } from './leave-out-controls.ts';
import { measureKeptText } from './measure-kept-text.ts';

const PROSE = `<p>${'Some other text of the page. '.repeat(10)}</p>`;
const controlsOf = (html: string) => {
  const { state, context, outline } = planOfWalk(walkPage(framedPage(PROSE + html)), {}, ALL_CODE);
  return { outline, state: leaveOutControls(measureKeptText(state), context) };
};

afterEach(() => {
  document.body.replaceChildren();
});

test('leaves out a button next to a listing but keeps the file name', () => {
  const html = '<div><p>a.py</p><button class="copy">Copy</button><pre>x = 1</pre></div>';
  const { outline, state } = controlsOf(html);
  expect(changedTexts(state)).toEqual(['Copy']);
  expect([...state.controls]).toEqual([indexOfClass(outline, 'copy')]);
});

test('leaves out a label that repeats the language of a listing', () => {
  const { state } = controlsOf('<div><p>python</p><pre class="language-python">x = 1</pre></div>');
  expect(changedTexts(state)).toEqual(['python']);
});

test('keeps a listing that is a button as a whole', () => {
  expect(changedTexts(controlsOf('<pre><span role="button">make tide</span></pre>').state)).toEqual([]);
});

test('leaves out the edit link of a section', () => {
  expect(changedTexts(controlsOf('<div class="mw-editsection"><a>edit</a></div>').state)).toEqual(['edit']);
});
