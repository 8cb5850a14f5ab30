/** Why a backup is not restored, for whoever tried. */
export class NotRestored extends Error {}
