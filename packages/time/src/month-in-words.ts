import { germanFormat } from './german-format.ts'

const month = /* @__PURE__ */ germanFormat({ month: 'long' })
const monthAndYear = /* @__PURE__ */ germanFormat({ month: 'long', year: 'numeric' })

/** `Dezember`, of a day or a month. */
export const monthInWords = (day: string): string => month.format(new Date(day))

/** `Dezember 2026`, of a day or a month. */
export const monthWithYear = (day: string): string => monthAndYear.format(new Date(day))
