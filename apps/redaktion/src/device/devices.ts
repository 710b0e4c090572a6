/** Widths at which a page is looked at; the widest is as wide as there is room, and at least that of a computer. */
export const devices = {
  telefon: { label: 'Telefon', width: 390 },
  tablet: { label: 'Tablet', width: 820 },
  rechner: { label: 'Rechner', width: 1_280 },
} as const
export type Device = keyof typeof devices

/** How wide the page is drawn in the room that is there, and how much smaller it is then shown. */
export function fitted(device: Device, room: number): { readonly width: number; readonly scale: number } {
  const least = devices[device].width
  const width = device === 'rechner' ? Math.max(least, room) : least
  return { width, scale: room > 0 ? Math.min(1, room / width) : 1 }
}
