/** What the browser shows at the moment; the router asks whether to load it anew without telling what was loaded. */
let shown = { isWhole: true }

export function rememberFrame(frame: { isWhole: boolean }): void {
  shown = frame
}

/** False while a part of header or footer is missing, or is older than it should be. */
export const isFrameWhole = (): boolean => shown.isWhole
