/** The classes of a page that its elements keep in the article: all of them, or some. */
export const keptClasses = new WeakMap<Document, true | ReadonlySet<string>>();
