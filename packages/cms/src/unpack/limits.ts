/** Most pixels, checked by the header before anything is decoded. */
export const MOST_PIXELS = 50_000_000
/** Longest side: a row of ten million pixels is one strip in memory, however few rows there are. */
export const LONGEST_SIDE = 16_384
/** Most frames; only the first one is decoded. */
export const MOST_FRAMES = 1_000
