export { calendarPath, sheetPdfPath } from './abfall/addresses.ts'
export { artOf, byDay } from './abfall/days.ts'
export { type Jahresblatt, yearSheet } from './abfall/year-sheet.ts'
export { YearSheet } from './abfall/year-sheet.tsx'
