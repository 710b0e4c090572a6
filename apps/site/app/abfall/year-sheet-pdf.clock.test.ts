import { calls } from '@rathausplatz/contract'
import { yearSheet } from '@rathausplatz/templates/abfall'
import { expect, test } from 'vitest'
import { yearSheetPdf } from './year-sheet-pdf.ts'

const dates = calls.abfallTermine.answer.parse(calls.abfallTermine.examples[0]?.answer)

test('A sheet is drawn in turns: whoever else is here waits for none of them', async () => {
  const busy = Array.from({ length: 120 }, (_, at) => {
    const datum = new Date(Date.UTC(2026, 0, 1 + 3 * at)).toISOString().slice(0, 10)
    return { ...dates.data[0], datum, urspruenglich: datum } as (typeof dates.data)[number]
  })
  const blatt = yearSheet(2026, dates.ort, dates.fraktionen, busy)
  /** The longest turn of this thread while a sheet is drawn, in milliseconds of work. */
  const longestTurn = async () => {
    let longest = 0
    let before = process.threadCpuUsage()
    const look = () => {
      const { user, system } = process.threadCpuUsage(before)
      longest = Math.max(longest, (user + system) / 1_000)
      before = process.threadCpuUsage()
    }
    let next = setImmediate(function again() {
      look()
      next = setImmediate(again)
    })
    await yearSheetPdf(blatt, 'Stadt Rebenau')
    clearImmediate(next)
    look()
    return longest
  }
  const turns = []
  for (let at = 0; at < 5; at++) turns.push(await longestTurn())
  // A machine that does other things as well makes some of them look longer than they are.
  expect(Math.min(...turns)).toBeLessThan(20)
})
