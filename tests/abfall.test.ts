import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCms } from '@rathausplatz/cms'
import { calls, cmsInProcess } from '@rathausplatz/contract'
import { demoAbfall } from '@rathausplatz/demo'
import { BW } from '@rathausplatz/kalender/testing'
import { weekdayOf } from '@rathausplatz/time'
import { expect, onTestFinished, test } from 'vitest'
import { abfallIcsOf } from '../apps/site/app/calendar/abfall-ics.ts'
import { icsFaults } from '../apps/site/app/calendar/testing/rfc5545.ts'

const now = new Date('2026-11-25T12:00:00+01:00')

test('46, 48, 50: every street of Rebenau has collection dates on days when collection is possible, and a calendar of them', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'abfall-'))
  onTestFinished(() => rm(dataDir, { recursive: true, maxRetries: 5 }))
  const log = { info() {}, warn() {}, error() {} }
  const cms = await openCms({ dataDir, log, create: true, clock: () => now })
  // The holidays that move collections are those of the town.
  const town = {
    name: 'Stadt Rebenau',
    ags: '08215999',
    anschrift: { location: '', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
    telefon: '030 23125-0',
    email: 'stadt@example.org',
  }
  await cms.store.writeAll([{ kind: 'stadt', data: town, author: 'Stadtredaktion', note: 'Angelegt' }])
  await cms.takeInWaste(demoAbfall(now))
  // The import is idempotent: a first filling may have been interrupted.
  await cms.takeInWaste(demoAbfall(now))
  const { call } = cmsInProcess(cms.handlers, cms.identify)

  const about = await call(calls.abfall, {})
  expect(about).toMatchObject({ eingerichtet: true, orte: ['Kernstadt', 'Lindenhof', 'Unterweiler'] })
  const { data: streets } = await call(calls.abfallStrassen, { query: { anzahl: 5_000 } })
  expect(streets).toHaveLength(31)
  for (const { strasse, ort } of streets) {
    const query = { strasse, ort, hausnummer: '7' }
    const place = (await call(calls.abfallOrt, { query })).ort
    expect(place, strasse).not.toBeNull()
    const params = { ort: place?.id ?? '' }
    const { data, fraktionen } = await call(calls.abfallTermine, {
      params,
      query: { von: '2026-01-01', bis: '2027-12-31' },
    })
    expect(fraktionen.map(({ fraktion }) => fraktion)).toEqual([
      'restmuell',
      'biomuell',
      'papier',
      'gelb',
      'gruengut',
      'schadstoff',
      'christbaum',
      'hinweis',
    ])
    expect(data.filter(({ datum }) => BW.on(datum) || weekdayOf(datum) === 6)).toEqual([])
    const ofKind = (fraktion: string) => data.filter(one => one.fraktion === fraktion).length
    expect(ofKind('restmuell')).toBeGreaterThanOrEqual(51)
    expect(ofKind('biomuell')).toBeGreaterThan(ofKind('restmuell'))
  }

  const { ort } = await call(calls.abfallOrt, { query: { strasse: 'Kelterstr. 7' } })
  const params = { ort: ort?.id ?? '' }
  const { data } = await call(calls.abfallTermine, { params, query: {} })
  expect(data.filter(({ satz }) => satz.includes('Werkstatt'))).toHaveLength(1)
  expect(data.find(({ fraktion }) => fraktion === 'schadstoff')).toMatchObject({
    zeit_von: '09:00',
    platz: 'Festplatz',
  })
  expect(data.find(({ fraktion }) => fraktion === 'hinweis')?.name).toBe('Wertstoffhof geschlossen')
  const { data: termine } = await call(calls.abfallKalender, { params, query: {} })
  const stadt = { name: 'Stadt Rebenau', email: 'stadt@rebenau.example.org' }
  const text = abfallIcsOf({
    name: 'Abfuhr',
    termine,
    stadt,
    publicUrl: 'https://www.rebenau.example.org',
    erinnerung: 'abend',
  })
  expect(icsFaults(new TextEncoder().encode(text))).toEqual([])
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(termine.length)
  await cms.close()
}, 120_000)
