import { calls } from '@rathausplatz/contract'
import { medienPfad } from '@rathausplatz/contract/medien'
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
  Raw,
  typed,
} from './testing/foreign-server.ts'
import { fromOparl, type ImportTown, importTown, oparlOf, toldOf } from './testing/import-town.ts'

const item = (id: string, name: string, more: object = {}) => agendaItem(id, name, { public: true, ...more })
const fragen = item('1', 'Fragen', { number: '1' })
const kauf = item('2', 'Kauf Zauberwurz', { number: '2', consultation: '$/c/1' })
const consultation = {
  id: '$/c/1',
  type: typed('Consultation'),
  paper: '$/papers/9',
  meeting: '$/meetings/7',
  agendaItem: '$/items/2',
}
const zauberwurz = (consultations: unknown[]) =>
  paper({
    public: undefined,
    name: 'Zauberwurz',
    consultation: consultations,
    mainFile: {
      id: '$/f/1',
      type: typed('File'),
      name: 'Zauberwurzkarte',
      mimeType: 'application/pdf',
      accessUrl: '$/f/1.pdf',
    },
  })

/** A server that answers with all objects, and to queries for changes only with `changes`, initially none. */
async function changingServer(all: Record<string, unknown>) {
  const changes: Record<string, unknown> = {}
  const answers = new Proxy(all, {
    get: (_, path: string) => {
      const [list = '', asked] = path.split('?')
      return asked?.includes('modified_since') ? (changes[list] ?? listed()) : all[path]
    },
  })
  return { ...(await foreignServer(answers)), changes, all }
}

/** Returns everything that the public can read, by any way. */
async function readable(town: ImportTown): Promise<string> {
  const { entry } = await oparlOf(town)
  const objects = ['papers', 'meetings', 'agendaitems', 'consultations', 'files'].map(async list =>
    (await fetch(`${entry}/${list}?omit_internal=false`)).text(),
  )
  const { data } = await town.call(calls.suche, { query: { q: 'Zauberwurz' } })
  const file = await town.store.isForEveryone(`${medienPfad}zauberwurzkarte.pdf`)
  return JSON.stringify([await toldOf(town), data, await Promise.all(objects), file ? 'Zauberwurzkarte' : ''])
}

const broken = new Raw(500)
const gone = new Raw(404)

const closings: Readonly<Record<string, object>> = {
  'says that it is closed': { agendaItem: [fragen, { ...kauf, public: false }] },
  'says nothing any more': { agendaItem: [fragen, { ...kauf, public: undefined }] },
  'has a closed number': { agendaItem: [fragen, { ...kauf, number: 'N 1' }] },
  'stands behind a heading': { agendaItem: [fragen, item('3', 'Nichtöffentlicher Teil'), kauf] },
  'is not named any more': { agendaItem: [fragen] },
  'cannot be read': { agendaItem: [fragen, '$/items/2'] },
  'has another name and is closed': {
    agendaItem: [fragen, { ...kauf, name: 'Verschiedenes', public: false }],
  },
  'is of a meeting that is closed': { agendaItem: [fragen, kauf], name: 'Nichtöffentliche Sitzung' },
}
const consultations: Readonly<Record<string, unknown>> = {
  answers: consultation,
  fails: broken,
  'is gone': gone,
}
const ways = Object.keys(closings).flatMap(closing =>
  Object.keys(consultations).flatMap(answer =>
    ['inside', 'by address'].map(where => [closing, answer, where] as const),
  ),
)

test.each(ways)(
  'a paper is withdrawn in the next run if its item %s (its consultation %s, given %s)',
  async (closing, answer, where) => {
    const { entry, all, changes } = await changingServer(
      anderswo({
        '/meetings': listed(meeting({ agendaItem: [fragen, kauf] })),
        '/papers': listed(zauberwurz([where === 'inside' ? consultation : '$/c/1'])),
        '/papers/9': zauberwurz([where === 'inside' ? consultation : '$/c/1']),
        '/c/1': consultation,
        '/f/1.pdf': pdfAnswer,
      }),
    )
    const town = await importTown()
    await fromOparl(town, entry)
    expect(await readable(town)).toContain('Zauberwurz')
    const now = listed(meeting(closings[closing]))
    Object.assign(all, { '/meetings': now, '/c/1': consultations[answer], '/items/2': broken })
    changes['/meetings'] = now
    const report = await fromOparl(town, entry)
    expect(await readable(town)).not.toContain('Zauberwurz')
    expect(JSON.stringify(report)).not.toContain('Zauberwurz')
    expect(ratReportText(report)).toContain('von der Website genommen: dort nicht öffentlich')
    // The paper stays away in a later run.
    await fromOparl(town, entry)
    expect(await readable(town)).not.toContain('Zauberwurz')
  },
)

test.each(['fails', 'is gone'])(
  'a paper is withdrawn if each of its consultations %s; the report says so, and a run that reads them undoes it',
  async answer => {
    const other = { ...consultation, id: '$/c/2', agendaItem: '$/items/5', meeting: '$/meetings/5' }
    const { entry, all, changes, asked } = await changingServer(
      anderswo({
        '/meetings': listed(meeting({ agendaItem: [fragen, kauf] })),
        '/papers': listed(zauberwurz(['$/c/1', '$/c/2'])),
        '/c/1': consultation,
        '/c/2': other,
        '/items/5': item('5', 'Kauf'),
        '/f/1.pdf': pdfAnswer,
      }),
    )
    const town = await importTown()
    await fromOparl(town, entry)
    const now = listed(meeting({ agendaItem: [fragen, { ...kauf, public: false }] }))
    changes['/meetings'] = now
    Object.assign(all, { '/meetings': now, '/c/1': consultations[answer], '/c/2': consultations[answer] })
    const report = await fromOparl(town, entry)
    expect((await toldOf(town)).vorlagen).toEqual([])
    expect(report.hinweise.join()).toContain(
      'Nicht alles war zu bekommen. Der nächste Lauf fragt noch einmal',
    )
    Object.assign(all, { '/c/1': consultation, '/c/2': other, '/items/5': item('5', 'Kauf') })
    delete changes['/meetings']
    asked.length = 0
    await fromOparl(town, entry)
    expect(asked.filter(path => path.includes('modified_since'))).toEqual([])
    expect((await toldOf(town)).vorlagen).toMatchObject([{ titel: 'Zauberwurz' }])
  },
)

test.each(Object.keys(consultations))(
  'a paper stays if another public agenda names it or its item is public as before, although its consultation %s',
  async answer => {
    const later = {
      id: '$/meetings/8',
      start: '2026-12-15T18:30:00+01:00',
      agendaItem: [item('8', 'Kauf, zweite Beratung', { consultation: '$/c/8' })],
    }
    const again = { ...consultation, id: '$/c/8', meeting: '$/meetings/8', agendaItem: '$/items/8' }
    const { entry, all, changes } = await changingServer(
      anderswo({
        '/meetings': listed(meeting({ agendaItem: [fragen, kauf] }), meeting(later)),
        '/papers': listed(zauberwurz(['$/c/1', '$/c/8'])),
        '/papers/9': zauberwurz(['$/c/1', '$/c/8']),
        '/c/1': consultation,
        '/c/8': again,
        '/items/8': later.agendaItem[0],
        '/f/1.pdf': pdfAnswer,
      }),
    )
    const town = await importTown()
    await fromOparl(town, entry)
    Object.assign(all, { '/c/1': consultations[answer], '/c/8': answer === 'answers' ? again : broken })
    for (const agendaItem of [[fragen, kauf, item('9', 'Neues')], [fragen]]) {
      changes['/meetings'] = listed(meeting({ agendaItem }))
      await fromOparl(town, entry)
      expect((await toldOf(town)).vorlagen).toHaveLength(1)
      expect(await town.store.isForEveryone(`${medienPfad}zauberwurzkarte.pdf`)).toBe(true)
    }
  },
)

test('an item that is public as before keeps its paper while its consultation is unreadable; if it is closed later, both go', async () => {
  const { entry, all, changes } = await changingServer(
    anderswo({
      '/meetings': listed(meeting({ agendaItem: [fragen, kauf] })),
      '/papers': listed(zauberwurz(['$/c/1'])),
      '/c/1': consultation,
      '/f/1.pdf': pdfAnswer,
    }),
  )
  const town = await importTown()
  await fromOparl(town, entry)
  all['/c/1'] = broken
  changes['/meetings'] = listed(meeting({ agendaItem: [fragen, kauf, item('9', 'Neues')] }))
  const report = await fromOparl(town, entry)
  expect(report.hinweise.join()).toContain('Der nächste Lauf')
  expect((await toldOf(town)).sitzungen[0]?.tagesordnung[1]?.vorlage).toMatchObject({ name: 'Zauberwurz' })
  changes['/meetings'] = listed(meeting({ agendaItem: [fragen, { ...kauf, public: false }] }))
  await fromOparl(town, entry)
  expect(await readable(town)).not.toContain('Zauberwurz')
})

test.each(ways)(
  'a paper is withdrawn too if its item %s and the town has entered the meeting itself (its consultation %s, given %s)',
  async (closing, answer, where) => {
    const other = { ...consultation, id: '$/c/2', meeting: '$/meetings/5', agendaItem: '$/items/5' }
    const dealt = zauberwurz([where === 'inside' ? consultation : '$/c/1'])
    const { entry, all, changes } = await changingServer(
      anderswo({
        '/meetings': listed(meeting({ agendaItem: [fragen, kauf] })),
        '/papers': listed(
          dealt,
          paper({ id: '$/papers/10', reference: '10', public: undefined, consultation: [other] }),
          paper({ id: '$/papers/11', reference: '11' }),
        ),
        '/papers/9': dealt,
        '/c/1': consultation,
        '/items/2': { ...kauf, meeting: '$/meetings/7' },
        '/items/5': item('5', 'Schule'),
        '/f/1.pdf': pdfAnswer,
      }),
    )
    const town = await importTown({
      gremium: [{ name: 'Gemeinderat', slug: 'rat', art: 'gemeinderat' }],
      sitzung: [
        {
          titel: 'Unsere Sitzung',
          slug: 'unsere',
          gremium: 'rat',
          datum_von: '2026-12-08T18:30:00+01:00',
          ort: 'Rathaus',
          zustand: 'eingeladen',
          behandlung: 'oeffentlich',
        },
      ],
    })
    await fromOparl(town, entry)
    expect(await readable(town)).toContain('Zauberwurz')
    const now = listed(meeting(closings[closing]))
    Object.assign(all, { '/meetings': now, '/c/1': consultations[answer], '/items/2': broken })
    changes['/meetings'] = now
    await fromOparl(town, entry)
    expect(await readable(town)).not.toContain('Zauberwurz')
    expect((await toldOf(town)).vorlagen.map(({ nummer }) => nummer).toSorted()).toEqual(['10', '11'])
  },
)
