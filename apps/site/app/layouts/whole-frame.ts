/** The frame that the browser shows; the router asks whether to reload it without passing its data. */
let shown = { isWhole: true }

export function rememberFrame(frame: { isWhole: boolean }): void {
  shown = frame
}

/** False if a part of header or footer is missing or stale. */
export const isFrameWhole = (): boolean => shown.isWhole
