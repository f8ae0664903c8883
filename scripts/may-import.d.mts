export declare const MAY_IMPORT: Readonly<Record<string, readonly string[]>>;
