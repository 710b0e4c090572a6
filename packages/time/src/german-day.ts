/** `01.12.2026` */
export const germanDay = (day: string): string => day.split('-').toReversed().join('.')
