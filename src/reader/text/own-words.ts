/** Elements that the view adds to the article. Their words are not part of its text. */
export const OWN_WORDS = 'button, .post > header, .page-heading, .print-mark, .changes, .translation';
