/** The layout that the browser shows. The router asks whether to reload it, but does not pass its data. */
let shown = { isWhole: true }

export function rememberFrame(frame: { isWhole: boolean }): void {
  shown = frame
}

/** False if a part of header or footer is missing or stale. */
export const isFrameWhole = (): boolean => shown.isWhole
