/** Version of Winnow. Defined by vite.playground.config.ts. */
declare const __VERSION__: string;
