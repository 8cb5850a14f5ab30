/** Every query parameter of a stay. */
export const stayNames = ['van', 'tot', 'vanTijd', 'totTijd', 'personen'] as const
