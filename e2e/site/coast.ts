/** A paragraph in the middle of every story of the site. It reads like the story. */
export const LETTER =
  'Every Saturday morning the letter from the coast brings the best of these stories to the people who read it, and they write back to us more often than we can print.';

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
  const [first, second, third, fourth] = [
    `Nobody in the village had seen the ${thing} at work for thirty years, and when it moved on a Tuesday in March, half of the school stood at the wall and watched it until the bell rang for the second time.`,
    `It was ${who} who had asked the council for the money, four winters in a row, and who had learned to read the plans of the ${thing} at the kitchen table, with a dictionary and a pot of tea.`,
    `The parts of the ${thing} came from three countries. One of them was too long by the width of a thumb, so ${who} filed it down in the shed, which took eleven evenings and two good files.`,
    `“You do not own a ${thing},” says ${who}, “you look after it for a while.” There is a list of names on the door, the first of them from the year of the great flood, and there is room for more.`,
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,"></head><body><header><a href="/">The Coast</a> <a href="/about">About us</a></header><main><article><h1>${title}</h1><p>${first}</p><p>${second}</p><p>${LETTER}</p><p>${third}</p><p>${fourth}</p></article></main><footer><a href="/imprint">Imprint</a></footer></body></html>`;
}
