/** A drawn formula that is too deep, or has a part or a symbol without a known meaning. */
export class Unreadable extends Error {}
