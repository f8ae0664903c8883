/** A paragraph in the middle of every story of the site. It looks like a part of the story. */
export const LETTER = 'The letter from the coast brings the best of these stories every Saturday morning.';

/** What each story is about: its text has these words, so that no paragraph is in two stories. */
const STORIES: Readonly<Record<string, { readonly title: string; readonly thing: string; readonly who: string }>> = {
  mill: { title: 'The mill that grinds again', thing: 'mill', who: 'the miller' },
  ferry: { title: 'A ferry without a captain', thing: 'ferry', who: 'the old pilot' },
  lamp: { title: 'Who lights the lamp now', thing: 'lamp', who: 'the keeper' },
};

/** HTML of `/coast/<story>.html`; null if there is no such story. */
export function coastPage(pathname: string): string | null {
  const story = STORIES[/^\/coast\/([a-z]+)\.html$/.exec(pathname)?.[1] ?? ''];
  if (story === undefined) return null;
  const { title, thing, who } = story;
  const chapters = ['first', 'second', 'third'].map((winter) =>
    [
      `In the ${winter} winter nobody in the village saw the ${thing} at work, and when it moved on a Tuesday in March, half of the school stood at the wall and watched it until the bell rang for the second time.`,
      `That ${winter} winter it was ${who} who asked the council for the money, and who learned to read the plans of the ${thing} at the kitchen table, with a dictionary and a pot of tea.`,
      `The parts of the ${thing} for the ${winter} winter came from three countries. One of them was too long by the width of a thumb, so ${who} filed it down in the shed, which took eleven evenings and two good files.`,
      `“You do not own a ${thing},” said ${who} after the ${winter} winter, “you look after it for a while.” There is a list of names on the door, the first of them from the year of the great flood.`,
    ].map((text) => `<p>${text}</p>`),
  );
  const [first = [], ...others] = chapters;
  const text = [...first, `<p>${LETTER}</p>`, ...others.flat()].join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,"></head><body><header><a href="/">The Coast</a> <a href="/about">About us</a></header><main><article><h1>${title}</h1>${text}</article></main><footer><a href="/imprint">Imprint</a></footer></body></html>`;
}
