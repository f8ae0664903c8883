import { readCredits } from '../metadata/read-credits.ts';

/** Code for credits. In the extension it is a script of its own, injected where declared credits leave a question. */
export const creditsCode = { readCredits };
