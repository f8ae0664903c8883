/** The address of a document and the one that its relative addresses start from, as the caller gave them. */
type Addresses = { readonly url: string; readonly base: string };

/** Documents of linkedom have no address, and those of other parsers have the parser's. */
export const givenAddresses = new WeakMap<Document, Addresses>();
