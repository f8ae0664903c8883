/** Programs for a virtual display that are not installed. */
export function missingDisplayPrograms(): Promise<readonly string[]>;
