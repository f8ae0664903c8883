const PROSE =
  'The river had risen in the night, and by morning it stood at the lowest step of the mill. Nobody could remember when it had last come so far.';

/** Hand-written pages with every kind of feature, for the fixtures that compare the engine with PyTorch and XGBoost. */
export const FIXTURE_PAGES: readonly string[] = [
  '<div><div><span>Only text</span></div></div>',
  '<h1>Header</h1><p>Paragraph with an <i>Italic</i> section.</p>',
  `<nav><ul><li><a>Home</a></li><li><a>News</a></li><li><a>About us</a></li></ul></nav><h1>High water at the old mill</h1><p>By <a>Anna Berg</a>, 3 March 2019</p>${`<p>${PROSE} <b>The miller</b>, who is 81, did.</p>`.repeat(4)}<blockquote>“It was in 1953,” she said; was it?</blockquote><footer><p>© 2019 The Valley Paper</p><p>Write to post@example.org or see https://example.org/imprint</p></footer>`,
  `<table>${Array.from({ length: 12 }, (_, i) => `<tr><td><a>Item ${i + 1}</a></td><td>${7 * i}.50</td></tr>`).join('')}</table><form><label>Name</label><input><button>Send</button></form><div><p>${PROSE}</p><br><br><img><ul><li>one</li><li>two</li></ul>${PROSE}</div>`,
];
