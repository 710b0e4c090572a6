import { calls } from '@rathausplatz/contract'
import { BW } from '@rathausplatz/kalender/testing'
import { yearSheet } from '@rathausplatz/templates/abfall'
import { expect, test } from 'vitest'
import { yearSheetPdf } from './year-sheet-pdf.ts'

const dates = calls.abfallTermine.answer.parse(calls.abfallTermine.examples[0]?.answer)

test('A sheet is drawn in several turns of the event loop, so that other requests do not wait for it', async () => {
  const busy = Array.from({ length: 120 }, (_, at) => {
    const datum = new Date(Date.UTC(2026, 0, 1 + 3 * at)).toISOString().slice(0, 10)
    return { ...dates.data[0], datum, urspruenglich: datum } as (typeof dates.data)[number]
  })
  const blatt = yearSheet(2026, dates.ort, dates.fraktionen, busy, BW)
  /** Returns the longest turn of this thread while a sheet is drawn, in milliseconds of CPU time. */
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
  // A busy machine makes some turns look longer than they are, so the best run counts.
  expect(Math.min(...turns)).toBeLessThan(20)
})
