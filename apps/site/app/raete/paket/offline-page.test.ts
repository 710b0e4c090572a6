import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { keptMeetingOf } from './kept-meeting.ts'
import { offlinePage } from './offline-page.ts'

const NOW = new Date('2026-11-24T12:00:00Z')

const plan = { titel: 'Plan', url: '/medien/plan.pdf', typ: 'application/pdf' as const, groesse: 1_000 }

/** Returns the example meeting of the contract as a kept packet, in which each item has these files. */
function kept({ dateien }: { dateien: (typeof plan)[] }) {
  const [example] = calls.raeteSitzung.examples
  const { oeffentlich, nichtoeffentlich, ...own } = calls.raeteSitzung.answer.parse(example?.answer)
  const filed = <Part extends { tagesordnung: object[] }>(part: Part) => ({
    ...part,
    tagesordnung: part.tagesordnung.map(punkt => ({ ...punkt, dateien })),
  })
  const meeting = keptMeetingOf({
    ...own,
    ...(oeffentlich ? { oeffentlich: filed(oeffentlich) as typeof oeffentlich } : {}),
    ...(nichtoeffentlich ? { nichtoeffentlich: filed(nichtoeffentlich) as typeof nichtoeffentlich } : {}),
  })
  if (!meeting) throw new Error('the example has no part')
  return { meeting, at: NOW, version: 'x', size: 1_000 }
}

test('Offline, each item links the place in the PDF where its papers begin', async () => {
  const packet = kept({ dateien: [plan] })
  const html = await offlinePage({ packets: [packet], open: packet, now: NOW }).text()
  const links = [...html.matchAll(/href="([^"]*#nameddest=[^"]*)">([^<]*)</g)].map(([, ...said]) => said)
  const { id, punkte } = packet.meeting
  expect(new Set(punkte.map(({ istOeffentlich }) => istOeffentlich)).size).toBe(2)
  const pdf = `/raete/sitzungen/${id}/paket.pdf`
  expect(links).toEqual(
    punkte.map(({ istOeffentlich, titel }) => [
      expect.stringMatching(`^${pdf}#nameddest=${istOeffentlich ? 'oeffentlich' : 'nichtoeffentlich'}-`),
      titel,
    ]),
  )
})

test('An item without papers has no link', async () => {
  const packet = kept({ dateien: [] })
  const html = await offlinePage({ packets: [packet], now: NOW }).text()
  expect(html).not.toContain('#nameddest')
  for (const { titel } of packet.meeting.punkte) expect(html).toContain(`<strong>${titel}</strong>`)
})
