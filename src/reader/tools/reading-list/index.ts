import { openingTool } from '../../context/opening-tool.ts';

/** Opens the reading list. */
export const readingList = openingTool('reading-list', 'reading_list', ({ openReadingList }) => openReadingList());
