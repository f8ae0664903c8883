import type { AlwaysField as Real } from '../always-field.tsx';

/** Replaces ui/always-field.tsx in tests of views, which have no permissions: shows nothing. */
export const AlwaysField: typeof Real = () => <></>;
