import { expect, test } from 'vitest'
import { ratReportText } from './report.ts'
import {
  agendaItem,
  anderswo,
  foreignServer,
  listed,
  meeting,
  paper,
  pdfAnswer,
  typed,
} from './testing/foreign-server.ts'
import { fromOparl, importTown, toldOf } from './testing/import-town.ts'

const open = (id: string, more: object = {}) => agendaItem(id, `Punkt ${id}`, { public: true, ...more })
const closed = (id: string, more: object = {}) => agendaItem(id, 'Zauberwurz', { public: false, ...more })
const consultation = (id: string, more: object) => ({ id: `$/c/${id}`, type: typed('Consultation'), ...more })
const zauberwurz = (...consultations: object[]) =>
  paper({
    public: undefined,
    name: 'Zauberwurz',
    consultation: consultations,
    mainFile: { id: '$/f/1', name: 'Zauberwurz', mimeType: 'application/pdf', accessUrl: '$/f/1.pdf' },
  })
const meetings = (b: object, ...ofA: object[]) =>
  listed(
    meeting({ agendaItem: [open('1'), ...ofA] }),
    meeting({ id: '$/meetings/8', start: '2026-12-15T18:30:00+01:00', agendaItem: [open('8'), b] }),
  )

const wrong = { meeting: '$/meetings/8', agendaItem: '$/items/1' }

test.each<[string, ReturnType<typeof zauberwurz>, unknown]>([
  ['names a meeting and a public item of another', zauberwurz(consultation('1', wrong)), meetings(open('9'))],
  [
    'does so, and a closed item names it',
    zauberwurz(consultation('1', wrong)),
    meetings(closed('9', { consultation: '$/c/1' })),
  ],
  [
    'names a public item of its meeting, and a closed item names it too',
    zauberwurz(consultation('1', { meeting: '$/meetings/7', agendaItem: '$/items/1' })),
    meetings(closed('9', { consultation: '$/c/1' })),
  ],
  [
    'says so without a meeting, and is named by both',
    zauberwurz(consultation('1', { agendaItem: '$/items/2' })),
    meetings(closed('9', { consultation: '$/c/1' }), open('2', { consultation: '$/c/1' })),
  ],
])('a paper is withheld and reported if its consultation %s', async (_, dealt, list) => {
  const { entry, asked } = await foreignServer(
    anderswo({
      '/meetings': list,
      '/papers': listed(dealt),
      '/papers/9': dealt,
      '/f/1.pdf': pdfAnswer,
    }),
  )
  const town = await importTown()
  const report = await fromOparl(town, entry)
  expect(JSON.stringify([await toldOf(town), report])).not.toContain('Zauberwurz')
  expect(asked).not.toContain('/f/1.pdf')
  expect(report.zurueckgehalten).toMatchObject({ 'paper-contradictory': 1 })
  expect(ratReportText(report)).toContain('1 Vorlage hat widersprüchliche Beratungen')
})

test('a paper is withheld if its consultation names an item of another meeting that is outside the lists', async () => {
  const dealt = zauberwurz(consultation('1', { meeting: '$/meetings/7', agendaItem: '$/items/5' }))
  const elsewhere = { ...open('5'), meeting: '$/meetings/5' }
  const { entry } = await foreignServer(
    anderswo({
      '/papers': listed(dealt),
      '/items/5': elsewhere,
      '/meetings/5': meeting({ id: '$/meetings/5', agendaItem: [elsewhere] }),
    }),
  )
  const town = await importTown()
  await fromOparl(town, entry)
  expect((await toldOf(town)).vorlagen).toEqual([])
})

test('a paper with a consistent public consultation is imported, even beside a contradictory one and a closed one', async () => {
  const { entry } = await foreignServer(
    anderswo({
      '/meetings': meetings(closed('9', { consultation: '$/c/3' })),
      '/papers': listed(
        paper({
          public: undefined,
          consultation: [
            consultation('1', wrong),
            consultation('2', { meeting: '$/meetings/7', agendaItem: '$/items/1' }),
            consultation('3', { meeting: '$/meetings/8', agendaItem: '$/items/9' }),
          ],
        }),
      ),
    }),
  )
  const town = await importTown()
  await fromOparl(town, entry)
  expect((await toldOf(town)).vorlagen).toMatchObject([{ titel: 'Haushalt' }])
})

test.each(['inside', 'by address'])(
  'a paper is withheld if its consultation, given %s, names a closed item, although an open item names it',
  async where => {
    const one = consultation('1', { paper: '$/papers/9', meeting: '$/meetings/8', agendaItem: '$/items/9' })
    const dealt = where === 'inside' ? zauberwurz(one) : paper({ public: undefined, name: 'Zauberwurz' })
    const { entry } = await foreignServer(
      anderswo({
        '/meetings': meetings(closed('9'), open('2', { consultation: '$/c/1' })),
        '/papers': listed(dealt),
        '/papers/9': dealt,
        '/c/1': one,
      }),
    )
    const town = await importTown()
    const report = await fromOparl(town, entry)
    expect(JSON.stringify([await toldOf(town), report])).not.toContain('Zauberwurz')
    expect(report.zurueckgehalten).toMatchObject({ paper: 1 })
  },
)

test('a paper that a public item names directly, not by a consultation, is imported, although a closed item names it too', async () => {
  const { entry } = await foreignServer(
    anderswo({
      '/meetings': meetings(
        closed('9', { consultation: '$/papers/9' }),
        open('2', { consultation: '$/papers/9' }),
      ),
      '/papers': listed(paper({ public: undefined })),
    }),
  )
  const town = await importTown()
  await fromOparl(town, entry)
  expect((await toldOf(town)).vorlagen).toMatchObject([{ titel: 'Haushalt' }])
})
