declare module 'html-encoding-sniffer' {
  /** The name of the encoding of a page as the HTML standard finds it, by byte order mark, header and meta element. */
  export default function sniff(
    bytes: Uint8Array,
    options?: { readonly transportLayerEncodingLabel?: string | undefined; readonly defaultEncoding?: string },
  ): string;
}
