/** Address of the reading list, relative to its page, and of an article in it. */
export const LIST_ADDRESS = './index.html';
export const articleAddress = (id: number) => `${LIST_ADDRESS}?article=${String(id)}`;
