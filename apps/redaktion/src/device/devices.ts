/** Preview widths in CSS pixels. The width of a computer is a minimum: it uses all available room. */
export const devices = {
  telefon: { label: 'Telefon', width: 390 },
  tablet: { label: 'Tablet', width: 820 },
  rechner: { label: 'Rechner', width: 1_280 },
} as const
export type Device = keyof typeof devices

/**
 * Returns the width at which the page is rendered, and its scale. `room` is the available width in CSS
 * pixels.
 */
export function fitted(device: Device, room: number): { readonly width: number; readonly scale: number } {
  const least = devices[device].width
  const width = device === 'rechner' ? Math.max(least, room) : least
  return { width, scale: room > 0 ? Math.min(1, room / width) : 1 }
}
