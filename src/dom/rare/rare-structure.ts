import { writeBlankLine } from '../article/listings/blank-lines.ts';
import { markCodeBoxes } from '../article/listings/code-boxes.ts';
import { markStyledListings } from '../article/listings/styled-listings.ts';
import { largerLead } from '../article/media/larger-lead.ts';
import { isStandIn } from '../article/media/stand-ins.ts';
import { writeRubyBrackets } from '../article/media/ruby-brackets.ts';
import { indentBefore } from '../article/listings/code-indent.ts';
import { languageOf } from '../article/listings/language-of.ts';
import { listingControls } from '../article/listings/listing-controls.ts';
import { hiddenNotes } from '../article/notes/hidden-notes.ts';
import { linkOfVideo, readFrame, readPlayer } from '../article/media/embeds.ts';
import { unusualSources } from '../article/media/unusual-sources.ts';
import { linkNotes } from '../article/notes/link-notes.ts';
import { missingPlainNotes } from '../article/notes/missing-plain-notes.ts';
import { missingNotes } from '../article/notes/missing-notes.ts';
import { PlainTextWriter } from '../article/plain-text/plain-text-writer.ts';
import { planLines } from '../article/plain-text/plan-lines.ts';
import { findPrice } from '../article/parts/find-price.ts';
import { questionBlocks } from '../article/parts/question-blocks.ts';
import { wholeSets } from '../article/listings/whole-sets.ts';
import { writeLabel } from '../article/html/write-label.ts';
import { repeatedPullQuotes } from '../article/parts/repeated-pull-quotes.ts';
import { signUpBlocks } from '../article/forms/sign-up-blocks.ts';
import { foldInfoboxes } from '../article/html/fold-infoboxes.ts';
import { familyComments } from '../article/thread/family-posts.ts';
import { findThread } from '../article/thread/find-thread.ts';
import { nestPosts } from '../article/thread/nest-posts.ts';
import { saidBlocks } from '../article/thread/said-blocks.ts';
import { spokenWords } from '../article/thread/spoken-words.ts';
import { ThreadWriter } from '../article/thread/thread-writer.ts';
import { findNextPage } from '../pagination/next-page.ts';

/**
 * Code for structure that few pages have: threads, footnotes, listings, plain text, players, boxes of facts, tabs,
 * posts of other services, prices, next pages.
 * In the extension it is a script of its own, which is injected where a page has such structure.
 */
export const rareStructure = {
  familyComments,
  findNextPage,
  findPrice,
  findThread,
  foldInfoboxes,
  hiddenNotes,
  indentBefore,
  isStandIn,
  languageOf,
  largerLead,
  linkNotes,
  linkOfVideo,
  listingControls,
  markCodeBoxes,
  markStyledListings,
  missingNotes,
  missingPlainNotes,
  nestPosts,
  PlainTextWriter,
  planLines,
  questionBlocks,
  readFrame,
  readPlayer,
  saidBlocks,
  ThreadWriter,
  repeatedPullQuotes,
  signUpBlocks,
  spokenWords,
  unusualSources,
  wholeSets,
  writeBlankLine,
  writeLabel,
  writeRubyBrackets,
};
