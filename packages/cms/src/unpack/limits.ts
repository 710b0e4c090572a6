/** What a picture may say of itself, looked at before anything of it is unpacked. */
export const MOST_PIXELS = 50_000_000
/** A row of ten million pixels is one stripe in memory, however few rows there are. */
export const LONGEST_SIDE = 16_384
/** Only the first is ever drawn. */
export const MOST_FRAMES = 1_000
