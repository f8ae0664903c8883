import { afterEach, beforeEach, expect, it } from 'vitest';
import { showPictureStates } from './picture-states.ts';

let scroller: HTMLElement;
let end: () => void;

/** Shows pictures in the text of an article and waits until each has loaded or failed. */
async function show(html: string): Promise<HTMLImageElement[]> {
  scroller.innerHTML = `<div class="sheet">${html}</div>`;
  const pictures = [...scroller.querySelectorAll('img')];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await new Promise(requestAnimationFrame);
  return pictures;
}

const drawn = (type: string, side: number): string => {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  return `<img src="${canvas.toDataURL(type)}" alt="">`;
};
const BROKEN = 'data:image/png;base64,AAAA';

beforeEach(() => {
  scroller = document.createElement('div');
  document.body.append(scroller);
  end = showPictureStates(scroller);
});
afterEach(() => {
  end();
  scroller.remove();
});

it('gives a ground to large pictures that may be transparent, and to no photograph or icon', async () => {
  const pictures = await show(drawn('image/png', 200) + drawn('image/jpeg', 200) + drawn('image/png', 16));
  expect(pictures.map((picture) => picture.classList.contains('may-be-transparent'))).toEqual([true, false, false]);
});

it('shows the description of a picture that did not load in its figure, until it loads', async () => {
  const [picture] = await show(`<figure><img src="${BROKEN}" alt="A harbour at noon"></figure>`);
  const figure = picture!.closest('figure')!;
  expect(figure.dataset['notLoaded']).toBe('A harbour at noon');
  expect(picture!.classList.contains('not-loaded')).toBe(true);
  picture!.src = document.createElement('canvas').toDataURL();
  await picture!.decode();
  await expect.poll(() => picture!.className).toBe('may-be-transparent');
  expect(figure.dataset['notLoaded']).toBeUndefined();
});

it('leaves out a description that the caption says', async () => {
  const [picture] = await show(
    `<figure><img src="${BROKEN}" alt="A harbour"><figcaption>A harbour at noon</figcaption></figure>`,
  );
  expect(picture!.closest('figure')!.dataset['notLoaded']).toBe('');
});

it('marks pictures that loaded or failed before', async () => {
  end();
  const [good, bad] = await show(`${drawn('image/png', 200)}<figure><img src="${BROKEN}" alt="Ebb"></figure>`);
  end = showPictureStates(scroller);
  expect([good!.className, bad!.className]).toEqual(['may-be-transparent', 'not-loaded']);
});
