import { germanFormat } from './german-format.ts'

const dayOfYear = /* @__PURE__ */ germanFormat({ dateStyle: 'long' })

/** `1. Dezember 2026`. In a file of its own, because every page loads it, and no other words. */
export const longDay = (day: string): string => dayOfYear.format(new Date(day))
