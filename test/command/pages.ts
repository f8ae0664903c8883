const SENTENCE =
  'The river rose in the night, and by morning the lower fields lay under water, as in every spring that people recall.';

/** An article of five paragraphs with a link, a picture, a menu and comments. */
export const ARTICLE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The flood</title>
<meta name="author" content="Ada Weir"><meta property="article:published_time" content="2025-03-04T05:06:07Z">
<meta property="og:site_name" content="The Courier"></head><body>
<nav><ul><li><a href="/">Home</a></li><li><a href="/news">News</a></li><li><a href="/sport">Sport</a></li></ul></nav>
<article><h1>The flood</h1><p>${SENTENCE} <sup class="mark">[1]</sup> See <a href="map">the map</a>.</p>
<figure><img src="weir.png" width="800" height="500" alt="The weir"><figcaption>The weir at dawn.</figcaption></figure>
<p>Second. ${SENTENCE}</p><h2>The weir</h2><p>Third. ${SENTENCE} ${SENTENCE}</p>
<p class="box">Boxed. ${SENTENCE}</p><p>Fifth. ${SENTENCE} ${SENTENCE}</p></article>
<section id="comments"><h2>Comments</h2>
<div itemscope itemtype="https://schema.org/Comment"><b itemprop="author">Bob</b>
<time itemprop="dateCreated" datetime="2025-03-05">5 March</time>
<p itemprop="text">My grandfather told us about the flood of another year, which was higher.</p></div>
<div itemscope itemtype="https://schema.org/Comment"><b itemprop="author">Cay</b>
<time itemprop="dateCreated" datetime="2025-03-06">6 March</time>
<p itemprop="text">The fields were dry again by the end of the week, as always in that valley.</p></div></section>
<footer class="site-footer"><p>Contact us by letter at the harbour office in the old town.</p></footer></body></html>`;

export const URL_OF_ARTICLE = 'https://courier.example/news/flood';

/** A page of links only. */
export const NO_ARTICLE = `<!doctype html><title>Links</title><ul>${'<li><a href="/a">One more link</a></li>'.repeat(20)}</ul>`;
