import { openingTool } from '../../context/opening-tool.ts';

/** Opens the highlights of all articles. */
export const allHighlights = openingTool('all-highlights', 'highlights_all', ({ openHighlights }) => openHighlights());
