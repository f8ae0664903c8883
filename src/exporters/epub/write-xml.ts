/** The text of an XML document. The package has one of its own (`src/package/epub/`). */
export const writeXml = (page: XMLDocument): string => new XMLSerializer().serializeToString(page);
